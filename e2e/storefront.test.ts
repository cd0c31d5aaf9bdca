import { desktopOnly, expect, open, phoneOnly, test, type Page } from './fixture.ts';
import { arriveSignedIn } from './people.ts';
import { addToCart, courseOf } from './shopping.ts';

type Listed = { id: number; title: string };
type Full = { id: number; course: Listed; takes_waiting: boolean };

async function requested<T>(page: Page, path: string, data: object): Promise<T[]> {
  const answer = await page.request.post(path, { data });
  return (await answer.json()).results;
}

test('the next class on Home leads to its course', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, '/');
  const board = page.getByRole('region', { name: words('home.next_classes'), exact: true });
  const first = board
    .getByRole('link')
    .filter({ hasNotText: words('home.more_classes') })
    .first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await seen(page);
});

test(
  'a visitor joins the waiting list of a full class, sees the position, and leaves it',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    const { words } = reading;
    const page = stranger;
    const filter = { is_for_sale: true, start_at: { gte: new Date().toISOString() } };
    const ahead = await requested<Full>(page, '/api/classes', { filter, page: { size: 100 } });
    const full = ahead.find((one) => one.takes_waiting);
    if (!full) throw new Error('The demo house has no full class that one may wait for.');
    await arriveSignedIn(page);
    await open(page, `/courses/${full.course.id}`);
    const lists = page.getByRole('list', { name: words('waiting.lists') });
    await lists
      .getByRole('button', { name: words('waiting.join') })
      .first()
      .click();
    await expect(lists.getByRole('button', { name: words('waiting.leave') })).toBeVisible();
    await seen(page);
    await lists.getByRole('button', { name: words('waiting.leave') }).click();
    await expect(page.getByText(words('waiting.left'))).toBeVisible();
    await expect(lists.getByRole('button', { name: words('waiting.leave') })).toHaveCount(0);
  },
);

test('a package lists its courses and savings, and is added to the cart', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const [whole] = await requested<Listed>(page, '/api/courses', { filter: { package_type: 'pacote' } });
  if (!whole) throw new Error('The demo house has no package.');
  await open(page, `/courses/${whole.id}`);
  await expect(page.getByRole('heading', { name: words('course_around.in_package', { count: 3 }) })).toBeVisible();
  const [, saved = ''] = words('course_around.saving', { amount: '…' }).split('…');
  await expect(page.getByRole('main').getByText(saved.trim())).toBeVisible();
  await seen(page);
  await addToCart(reading);
  await open(page, '/cart');
  await expect(page.getByRole('main').getByText(whole.title).first()).toBeVisible();
});

test('the regulation of a class can be read before buying', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, (await courseOf(page, 'lideranca-no-terreno')).path);
  await page.getByRole('heading', { name: words('course_around.regulation') }).scrollIntoViewIfNeeded();
  await seen(page);
  const [link = ''] = words('course_around.read_regulation', { size: '' }).split('(');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link.trim() }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Regulamento das turmas.pdf');
});
