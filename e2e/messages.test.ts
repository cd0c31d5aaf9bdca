import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, test, type Page } from './fixture.ts';
import { badgeIn, moveRow, placeOrders, rowOf, tellOfPlace, toldOf, unreadIn } from './messages.ts';
import { arriveAgain, arriveSignedIn, asAdministrator, asPerson, signOut } from './people.ts';
import { wordsIn } from './words.ts';

/** «within two seconds» is asked for, from the event to the badge. */
const soon = { timeout: 2_000 };
const courses = ['extintores', 'trabalho-em-altura', 'ergonomia-sentado'];

test('two tabs share one stream, and the second sees what the first has read', async ({ reading, context }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await tellOfPlace(page, person, 'poupar-eletricidade');
  const [{ title } = { title: '' }] = await toldOf(page, person, { sort: 'notifications', many: 1 });
  const streams = streamsOf(page);
  await open(page, '/profile/notifications');
  await expect(unreadIn(reading, 1)).toBeVisible();
  expect(streams).toHaveLength(1);

  const other = { page: await context.newPage(), words };
  const others = streamsOf(other.page);
  await open(other.page, '/profile/notifications');
  await expect(unreadIn(other, 1)).toBeVisible();
  await moveRow(reading, title, words('messages.move_read', { of: 'notifications' }));
  await expect(unreadIn(other, 0)).toBeVisible(soon);
  expect(others).toHaveLength(0);

  const read = await asPerson(page, person);
  const [{ id } = { id: 0 }] = await toldOf(page, person, { sort: 'notifications', many: 1 });
  await page.close();
  await expect.poll(() => others.length).toBe(1);
  await read.ask('PUT /notifications', { id, read: false });
  await expect(unreadIn(other, 1)).toBeVisible(soon);
});

test('the badge in the header follows what happens', async ({ reading, isMobile }) => {
  test.skip(isMobile, 'on a telephone the badges lie in the menu');
  const { page } = reading;
  const person = await arriveSignedIn(page);
  const reader = await asPerson(page, person);
  await placeOrders(page, person, courses.slice(0, 1));
  const [{ id } = { id: 0 }] = await toldOf(page, person, { sort: 'user-warnings', many: 1 });
  await open(page, '/profile');
  await expect(badgeIn(reading, 'Warnings', 1)).toBeVisible();
  await reader.ask('PUT /user-warnings/read', { id });
  await expect(badgeIn(reading, 'Warnings', 0)).toBeVisible(soon);
  await reader.ask('PUT /user-warnings/unread', { id });
  await expect(badgeIn(reading, 'Warnings', 1)).toBeVisible(soon);
});

test('what happened while the network was gone is seen when it is back', async ({ reading, complaints, isMobile }) => {
  test.skip(isMobile, 'on a telephone the badges lie in the menu');
  const { page } = reading;
  const person = await arriveSignedIn(page);
  const reader = await asPerson(page, person);
  await placeOrders(page, person, courses.slice(0, 1));
  const [{ id } = { id: 0 }] = await toldOf(page, person, { sort: 'user-warnings', many: 1 });
  const streams = streamsOf(page);
  await open(page, '/profile');
  await expect(badgeIn(reading, 'Warnings', 1)).toBeVisible();
  await expect.poll(() => streams.length).toBe(1);
  await page.context().setOffline(true);
  await reader.ask('PUT /user-warnings/read', { id });
  await page.context().setOffline(false);
  await expect(badgeIn(reading, 'Warnings', 0)).toBeVisible();
  complaints.splice(0);
});

test('the stream ends with the session', async ({ reading }) => {
  const { page } = reading;
  const person = await arriveSignedIn(page);
  const streams = streamsOf(page);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'));
  await open(page, '/profile');
  await expect.poll(() => streams.length).toBe(1);
  await signOut(reading, person);
  await ended;
  await expect(page).toHaveURL('/');
  expect(streams).toHaveLength(1);
});

test('warnings are filtered, read, deleted, taken back and dealt with', async ({ reading, seen }) => {
  const { page, words } = reading;
  const of = { of: 'warnings' };
  const person = await arriveSignedIn(page);
  await placeOrders(page, person, courses);
  const [first, second, third] = (await toldOf(page, person, { sort: 'user-warnings', many: 3 })).map(
    ({ title }) => title,
  );
  const [one = '', two = '', three = ''] = [first, second, third];
  await open(page, '/profile/warnings');
  await expect(unreadIn(reading, 3)).toBeVisible();
  await seen(page);

  await page.getByLabel(words('messages.reading'), { exact: true }).selectOption('unread');
  await expect(page).toHaveURL('/profile/warnings?read=unread');
  await moveRow(reading, one, words('messages.move_read', of));
  await expect(rowOf(page, one)).toHaveCount(0);
  await expect(unreadIn(reading, 2)).toBeVisible();
  await page.getByLabel(words('messages.type'), { exact: true }).selectOption('alert');
  await expect(page.getByText(words('messages.none_with_filters', of))).toBeVisible();
  await seen(page);
  await page.getByRole('link', { name: words('messages.remove_filters') }).click();
  await expect(page).toHaveURL('/profile/warnings');

  await page.getByLabel(words('messages.choose', { title: two })).check();
  await page.getByLabel(words('messages.choose', { title: three })).check();
  await expect(page.getByText(words('messages.chosen', { ...of, count: 2 }))).toBeVisible();
  await seen(page);
  const bar = page.getByRole('region', { name: words('messages.with_chosen') });
  await bar.getByRole('button', { name: words('messages.move_delete') }).click();
  await expect(rowOf(page, two)).toHaveCount(0);
  await expect(unreadIn(reading, 0)).toBeVisible();
  await page.getByRole('button', { name: words('messages.undo') }).click();
  await expect(rowOf(page, two)).toBeVisible();
  await expect(unreadIn(reading, 2)).toBeVisible();

  await moveRow(reading, three, words('messages.move_delete'));
  await expect(rowOf(page, three)).toHaveCount(0);
  await page.getByRole('link', { name: words('messages.state_deleted', of) }).click();
  await expect(page).toHaveURL('/profile/warnings?state=deleted');
  await moveRow(reading, three, words('messages.move_restore'));
  await expect(page.getByText(words('messages.none_deleted', of))).toBeVisible();

  await page.getByRole('link', { name: words('messages.state_active', of), exact: true }).click();
  await moveRow(reading, two, words('messages.move_deactivate', of));
  await expect(rowOf(page, two)).toHaveCount(0);
  await page.getByRole('link', { name: words('messages.state_deactivated', of) }).click();
  await expect(rowOf(page, two)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/profile/warnings');
  await page.getByRole('link', { name: three, exact: true }).click();
  await expect(page).toHaveURL(/\/payment\//);
});

test('all notifications are marked as read at once, and that is taken back', async ({ reading }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await placeOrders(page, person, courses.slice(0, 2));
  const { length: count } = await toldOf(page, person, { sort: 'notifications', many: 2 });
  await open(page, '/profile/notifications');
  await expect(unreadIn(reading, count)).toBeVisible();
  await page.getByRole('button', { name: words('messages.read_all') }).click();
  await expect(unreadIn(reading, 0)).toBeVisible();
  await page.getByRole('button', { name: words('messages.undo') }).click();
  await expect(unreadIn(reading, count)).toBeVisible();
});

test('only who keeps the messages of the house deletes for good, and is asked before', async ({
  reading,
  seen,
  isMobile,
}) => {
  const { page, words } = reading;
  const of = { of: 'warnings' };
  const keeper = { username: demoPeople.administrator.username, password: demoPassword };
  const house = await asAdministrator(page);
  const { results }: { results: { id: number }[] } = await house.find('POST /users', { username: keeper.username });
  const [{ id } = { id: 0 }] = results;
  await placeOrders(page, { ...keeper, id }, [isMobile ? 'umbundu' : 'pastelaria']);
  await expect(async () => {
    const { total }: { total: number } = await house.find('POST /user-warnings', { user_id: id, read: false });
    expect(total).toBeGreaterThan(0);
  }).toPass();

  await arriveAgain(page, keeper);
  await open(page, '/profile/warnings');
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().innerText();
  await moveRow(reading, title, words('messages.move_delete'));
  await page.getByRole('link', { name: words('messages.state_deleted', of) }).click();
  await moveRow(reading, title, words('messages.move_hard_delete'));
  const dialog = page.getByRole('dialog');
  await seen(page);
  await dialog.getByRole('button', { name: words('messages.move_hard_delete') }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect(page.getByText(words('messages.done_hard_delete', { ...of, count: 1 }))).toBeVisible();
});

test('what is switched off is told no more, and what guards the account stays on', async ({ reading, seen }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await open(page, '/profile/my-notification-settings');
  const learning = page.getByRole('table', { name: words('messages.topic_learning') });
  const boxes = learning.getByRole('row').nth(1).getByRole('checkbox');
  await expect(boxes.first()).toBeChecked();
  await boxes.first().uncheck();
  await expect(page.getByRole('status').filter({ hasText: /./ })).toContainText(
    words('messages.settings_saved', { name: '' }).slice(0, 6),
  );
  const account = page.getByRole('table', { name: words('messages.topic_account') });
  await expect(account.getByRole('checkbox').first()).toBeDisabled();
  await seen(page);
  await page.reload();
  await expect(boxes.first()).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();

  await tellOfPlace(page, person, 'poupar-eletricidade');
  await expect(async () => {
    const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(person.username)}`);
    expect(await mails.text()).toContain('/courses/');
  }).toPass();
  await open(page, '/profile/notifications');
  await expect(page.getByText(words('messages.none_active', { of: 'notifications' }))).toBeVisible();
});

test('a choice that is not saved goes back to what it was', async ({ reading, complaints }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/profile/my-notification-settings');
  const box = page
    .getByRole('table', { name: words('messages.topic_learning') })
    .getByRole('checkbox')
    .first();
  await expect(box).toBeChecked();
  await page.route('**/api/usersnotificationconfigurations', (route) => route.fulfill({ status: 500, json: {} }));
  await box.click();
  await expect(page.getByText(words('messages.settings_not_saved'))).toBeVisible();
  await expect(box).toBeChecked();
  complaints.splice(0);
});

test('warnings that cannot be fetched are told of once', async ({ reading, complaints, isMobile }) => {
  test.skip(isMobile, 'the same everywhere');
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  const asked = page.waitForRequest('**/api/events');
  await page.route('**/api/user-warnings/counters', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/profile');
  await asked;
  const notice = page.getByRole('alert').filter({ hasText: words('errors.failed_to_fetch_warnings') });
  await expect(notice).toHaveCount(1);
  await placeOrders(page, person, courses.slice(0, 1));
  await expect(badgeIn(reading, 'Notifications', 1)).toBeVisible();
  await expect(notice).toHaveCount(1);
  complaints.splice(0);
});

test.describe('in every light, language and width', () => {
  for (const language of ['pt', 'en-GB'] as const) {
    test(`messages can be read: ${language}`, async ({ page, seen, isMobile }) => {
      test.skip(isMobile, 'it sets the widths itself');
      const words = wordsIn(language);
      const lang = language === 'pt' ? 'pt-AO' : language;
      const person = await arriveSignedIn(page);
      await placeOrders(page, person, courses.slice(0, 1));
      await toldOf(page, person, { sort: 'user-warnings', many: 1 });
      for (const path of ['warnings', 'notifications', 'my-notification-settings']) {
        await open(page, `/profile/${path}?lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(path, words));
        await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
        for (const width of [320, 1280]) {
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.setViewportSize({ width, height: 800 });
            await page.emulateMedia({ colorScheme });
            await seen(page);
          }
        }
      }
    });
  }
});

function titleOf(path: string, words: ReturnType<typeof wordsIn>): string {
  if (path === 'my-notification-settings') return words('messages.settings_title');
  return words(path === 'warnings' ? 'messages.warnings_title' : 'messages.notifications_title');
}

/** Every stream that a tab asks for from now on. */
function streamsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) asked.push(request.url());
  });
  return asked;
}
