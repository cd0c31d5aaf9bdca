import { expect, open, ready, test, type Page, type Reading } from './fixture.ts';
import { arriveSignedIn, signOut } from './people.ts';
import { courseOf, switchTo, titleOf } from './shopping.ts';
import { openUpdatedHouse } from './updated-house.ts';
import { wordsIn } from './words.ts';

test.use({ hasWorker: true });

/** What the browser itself says of a network that is gone is no complaint here. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const english = wordsIn('en-GB');

/** The addresses of the pages that this browser keeps, in all builds. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

async function keeps(page: Page, address: string): Promise<void> {
  await expect.poll(() => keptPages(page), { timeout: 30_000 }).toContain(address);
}

/** The list loaded, the course opened from it, and both kept. */
async function readTwoPages({ page }: Reading): Promise<{ path: string; title: string }> {
  const { path } = await courseOf(page, 'extintores');
  await open(page, '/courses?search=extintores');
  await keeps(page, '/courses?search=extintores');
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(heading(page)).toHaveText(titleOf('extintores', 'pt'));
  await keeps(page, path);
  return { path, title: titleOf('extintores', 'pt') };
}

const isGone = ({ page, words }: Reading) =>
  expect(page.getByRole('status').filter({ hasText: words('shell.no_connection') })).toBeVisible();

test('a list and a course that were seen are read without a network, by reload and by their links', async ({
  reading,
  context,
  seen,
}) => {
  const { page } = reading;
  const { path, title } = await readTwoPages(reading);
  await context.setOffline(true);

  await page.reload();
  await ready(page);
  await expect(heading(page)).toHaveText(title);
  await isGone(reading);
  await seen(page);

  await page.goto('/courses?search=extintores');
  await ready(page);
  await isGone(reading);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(heading(page)).toHaveText(title);
  await ready(page);
  await page.goBack();
  await expect(page).toHaveURL('/courses?search=extintores');
  await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(reading.words('shell.no_connection'))).toHaveCount(0);
  await page.goto('/partners');
  await expect(heading(page)).toHaveText(reading.words('shell.to_Partners'));
});

test('the start asks for each of its lists once, also on the first visit, and has them without a network', async ({
  reading,
  context,
}) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/courses');
  await keeps(page, '/courses');
  const paths = ['/locales', '/application-settings', '/currencies', '/claims', '/users/refresh-token'];
  const counts = paths.map((path) => [path, asked.filter((one) => one === `/api${path}`).length]);
  expect(counts).toEqual(paths.map((path) => [path, 1]));

  await context.setOffline(true);
  await page.reload();
  await ready(page);
  await isGone(reading);
  await expect(page.getByText(words('errors.failed_to_fetch_app_settings'))).toHaveCount(0);
});

test('a page that was never seen says so, and leads to those that can be read', async ({ reading, context, seen }) => {
  const { page, words } = reading;
  const { path, title } = await readTwoPages(reading);
  await context.setOffline(true);
  await page.goto('/partners');
  await expect(heading(page)).toHaveText(words('offline.title'));
  await seen(page);
  await expect(page.locator('main a[href="/courses?search=extintores"]')).toBeVisible();
  await page.locator(`main a[href="${path}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(title);

  await page.goto('/profile/my-account');
  await expect(heading(page)).toHaveText(words('offline.title'));
  await context.setOffline(false);
  await page.goto('/partners');
  await expect(heading(page)).toHaveText(words('shell.to_Partners'));
});

test('what was read in English is kept in English', async ({ reading, context }) => {
  const { page } = reading;
  const { path } = await courseOf(page, 'extintores');
  await open(page, '/courses');
  await switchTo(reading, 'language', 'en-GB');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await open(page, path);
  await expect(heading(page)).toHaveText(titleOf('extintores', 'en-GB'));
  await expect
    .poll(async () => (await keptPages(page)).some((kept) => kept.startsWith(`${path}?lang=en-GB`)))
    .toBe(true);
  await keeps(page, path);
  await context.setOffline(true);
  await page.goto(path);
  await ready(page);
  await expect(heading(page)).toHaveText(titleOf('extintores', 'en-GB'));
  await page.goto('/about');
  await expect(heading(page)).toHaveText(english('offline.title'));
});

test('after an update the new site is served at once, and nothing of the old one is kept', async ({
  reading,
  context,
}) => {
  const { page, words } = reading;
  const house = await openUpdatedHouse();
  const another = page.locator('meta[name=build]');
  await open(page, `${house.address}/courses`);
  await keeps(page, '/courses');
  await open(page, `${house.address}/partners`);
  await keeps(page, '/partners');
  await expect(another).toHaveCount(0);

  house.update();
  await open(page, `${house.address}/courses`);
  await expect(another).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => caches.keys().then((all) => all.filter((name) => !name.includes('another')))))
    .toEqual([]);
  await keeps(page, '/courses');
  expect(await keptPages(page)).toEqual(['/courses']);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText(words('shell.to_Courses'));
  await expect(another).toHaveCount(1);
  await page.goto(`${house.address}/partners`);
  await expect(heading(page)).toHaveText(words('offline.title'));
  house.close();
});

test('nothing of a person is kept, and what was read goes when somebody signs out', async ({ reading }) => {
  const { page } = reading;
  const person = await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  await open(page, '/courses');
  await keeps(page, '/courses');
  const addresses = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    addresses.filter((path) => /^\/(profile|api\/(?!locales|currencies|application-settings|covers|cour))/.test(path)),
  ).toEqual([]);
  await signOut(reading, person);
  await expect.poll(() => keptPages(page)).not.toContain('/courses');
});
