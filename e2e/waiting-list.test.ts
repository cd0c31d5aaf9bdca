import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { desktopOnly, expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { site as setUp } from './site.ts';
import { notificationsOf } from './messages.ts';
import { arriveSignedIn, asAdministrator, asPerson, linkInMail } from './people.ts';
import { addButton, confirmOrder, placeOrder } from './shopping.ts';

const run = promisify(execFile);
const dayMs = 86_400_000;

type Created = { data: [{ id: number }] };

/** A new course with one class and one taken seat. Resolves to a function that cancels it. */
async function fullCourse(page: Page) {
  const site = await asAdministrator(page);
  const title = `Soldar em altura ${randomUUID().slice(0, 8)}`;
  const prices = [{ amount_minor: 4_500_000, currency_id: 1 }];
  const course = { title: { pt: title }, type: 'presential', prices };
  const [{ id: course_id }] = ((await site.call('POST /courses/create', course)) as Created).data;
  const start_at = new Date(Date.now() + 30 * dayMs).toISOString();
  const place = { type: 'presential', tz: 'Africa/Maputo', city: 'Maputo', capacity: 1, start_at };
  const requested = { course_id, code: `S-${course_id}`, ...place };
  const [{ id: class_id }] = ((await site.call('POST /classes/create', requested)) as Created).data;
  const { personId } = await arriveSignedIn(page);
  const enrolled = (await site.call('POST /enrollments/create', { class_id, person_id: personId })) as Created;
  return {
    title,
    courseId: course_id,
    classId: class_id,
    path: `/courses/${course_id}`,
    cancel: () => site.call('PUT /enrollments/cancel', { id: enrolled.data[0].id, reason: 'Mudou de turno' }),
  };
}

function listsOf({ page, words }: Reading) {
  return page.getByRole('list', { name: words('waiting.lists') });
}

async function waitFor(reading: Reading, path: string): Promise<void> {
  const { page, words } = reading;
  await open(page, path);
  await listsOf(reading)
    .getByRole('button', { name: words('waiting.join') })
    .click();
  await expect(listsOf(reading).getByRole('button', { name: words('waiting.leave') })).toBeVisible();
}

test(
  'a freed seat is held for the first person waiting, who is notified and buys it; nobody else can',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    test.setTimeout(240_000);
    const { page, words } = reading;
    const heading = page.getByRole('heading', { level: 1 });
    const { title, courseId, classId, path, cancel } = await fullCourse(stranger);
    const first = await arriveSignedIn(page);
    const second = await arriveSignedIn(stranger);
    await waitFor(reading, path);
    await waitFor({ page: stranger, words }, path);
    await cancel();

    const [notified] = await notificationsOf(page, first, { sort: 'notifications', many: 1 });
    expect(notified).toMatchObject({ kind: 'seat_offered', title: expect.stringContaining(title) });
    await expect(async () => {
      expect(await linkInMail(page, first.username)).toContain('/profile/seat-offers/');
    }).toPass();
    await open(page, '/profile/warnings');
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await seen(page);

    await open(stranger, path);
    await expect(stranger.getByRole('main').getByText(words('course.all_full')).first()).toBeVisible();
    await expect(addButton({ page: stranger, words })).toHaveCount(0);
    const other = await asPerson(stranger, second);
    const cart = JSON.stringify([{ id: courseId, quantity: 1, preferred_class_id: classId }]);
    await other.call('PUT /users/update-cart', { id: second.id, cart });
    await expect(placeOrder(other, cart)).rejects.toThrow('class_full');

    await open(page, path);
    await expect(page.getByText(words('course.held'))).toBeVisible();
    await expect(listsOf(reading).getByRole('button', { name: words('waiting.let_go') })).toBeVisible();
    await expect(listsOf(reading)).toContainText('Maputo');
    await seen(page);
    await page.goto(await linkInMail(page, first.username));
    await expect(heading).toHaveText(words('seat_offer.title'));
    await expect(page.getByRole('main')).toContainText('Maputo');
    await seen(page);
    await page.getByRole('button', { name: `${words('seat_offer.accept')} ${title}` }).click();
    await expect(heading).toHaveText(words('order.checkout'));
    await open(page, '/cart');
    const [held = ''] = words('cart.held', { until: '…' }).split('…');
    await expect(page.getByRole('main').getByText(held)).toContainText('Maputo');
    await seen(page);
    await page.getByRole('link', { name: words('cart.go_on') }).click();
    await expect(heading).toHaveText(words('order.checkout'));
    await page.getByRole('radio', { name: words('payment.method_transferencia') }).check();
    await confirmOrder(reading);
    await expect(heading).toHaveText(words('payment.title_open'));
    const [number = ''] = /M-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText()) ?? [];
    await run('node', ['scripts/payments.ts', 'approve', number], { env: { ...process.env, ...setUp } });
    await expect(heading).toHaveText(words('payment.title_paid'));

    await open(stranger, path);
    await expect(
      listsOf({ page: stranger, words }).getByRole('button', { name: words('waiting.leave') }),
    ).toBeVisible();
    await expect(addButton({ page: stranger, words })).toHaveCount(0);
  },
);

test(
  'a person with an offered seat learns that it has expired, and one waiting that the wait is over',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const { title, classId, path, cancel } = await fullCourse(page);
    const person = await arriveSignedIn(page);
    await waitFor(reading, path);
    await cancel();
    await notificationsOf(page, person, { sort: 'notifications', many: 1 });
    const site = await asAdministrator(page);

    await site.call('PUT /classes/close', { id: classId });
    const [withdrawn] = await notificationsOf(page, person, { sort: 'notifications', many: 2 });
    expect(withdrawn).toMatchObject({ kind: 'seat_offer_withdrawn', title: expect.stringContaining(title) });
    await site.call('PUT /classes/cancel', { id: classId, reason: 'A sala ardeu' });
    const [ended] = await notificationsOf(page, person, { sort: 'notifications', many: 3 });
    expect(ended).toMatchObject({ kind: 'waiting_ended', title: expect.stringContaining(title) });

    await open(page, '/profile/notifications');
    for (const message of [withdrawn, ended]) {
      await expect(page.getByRole('main').getByText(`${message?.title}`).first()).toBeVisible();
    }
    await seen(page);
    await open(page, path);
    await expect(page.getByRole('button', { name: words('waiting.leave') })).toHaveCount(0);
  },
);
