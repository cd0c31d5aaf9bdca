import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, test, type Page } from './fixture.ts';
import { moveRow, placeOrders, notifyOfPlace, notificationsOf, unreadIn } from './messages.ts';
import { arriveAgain, arriveSignedIn, asAdministrator, asPerson } from './people.ts';
import { wordsIn } from './words.ts';

/** From the event to the badge, at most two seconds. */
const soon = { timeout: 2_000 };
const desktopOnly = { tag: '@desktop' };

test(
  'two tabs share one stream, and the second shows what the first has read',
  desktopOnly,
  async ({ reading, context }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await notifyOfPlace(page, person, 'poupar-eletricidade');
    const [{ title } = { title: '' }] = await notificationsOf(page, person, { sort: 'notifications', many: 1 });
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
    const [{ id } = { id: 0 }] = await notificationsOf(page, person, { sort: 'notifications', many: 1 });
    await page.close();
    await expect.poll(() => others.length).toBe(1);
    await read.call('PUT /notifications', { id, read: false });
    await expect(unreadIn(other, 1)).toBeVisible(soon);
  },
);

test('filtered, selected and to-be-deleted messages are accessible', async ({ reading, seen, isMobile }) => {
  const { page, words } = reading;
  const of = { of: 'warnings' };
  const cache = { username: demoPeople.administrator.username, password: demoPassword };
  const site = await asAdministrator(page);
  const { results }: { results: { id: number }[] } = await site.find('POST /users', { username: cache.username });
  const [{ id } = { id: 0 }] = results;
  await placeOrders(page, { ...cache, id }, [isMobile ? 'umbundu' : 'pastelaria']);
  const [{ title } = { title: '' }] = await notificationsOf(page, { ...cache, id }, { sort: 'user-warnings', many: 1 });
  await arriveAgain(page, cache);
  await open(page, '/profile/warnings?search=nadaqueexista&type=alert');
  await expect(page.getByText(words('messages.none_with_filters', of))).toBeVisible();
  await seen(page);
  await open(page, '/profile/warnings');
  await page.getByLabel(words('messages.choose', { title })).check();
  await expect(page.getByText(words('messages.chosen', { ...of, count: 1 }))).toBeVisible();
  await seen(page);
  await moveRow(reading, title, words('messages.move_delete'));
  await page.getByRole('link', { name: words('messages.state_deleted', of) }).click();
  await moveRow(reading, title, words('messages.move_hard_delete'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen(page);
});

/** The width at which axe checks every rule; at the other, only the layout is checked. */
const examined = { pt: 320, 'en-GB': 1280 };

test.describe('in every theme, language and width', () => {
  for (const language of ['pt', 'en-GB'] as const) {
    test(`messages are accessible: ${language}`, desktopOnly, async ({ page, seen }) => {
      const words = wordsIn(language);
      const lang = language === 'pt' ? 'pt-AO' : language;
      const person = await arriveSignedIn(page);
      await placeOrders(page, person, ['extintores']);
      await notificationsOf(page, person, { sort: 'user-warnings', many: 1 });
      for (const path of ['warnings', 'notifications', 'my-notification-settings']) {
        await open(page, `/profile/${path}?lang=${lang}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(path, words));
        await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          if (width !== examined[language]) expect(await page.evaluate(overflow), `${path} at ${width}`).toBe(0);
          for (const colorScheme of width === examined[language] ? (['light', 'dark'] as const) : []) {
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

function overflow(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Every event stream that a tab opens from now on. */
function streamsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) requested.push(request.url());
  });
  return requested;
}
