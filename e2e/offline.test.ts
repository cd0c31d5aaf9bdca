import { desktopOnly, expect, open, phoneOnly, ready, test, type Page, type Reading } from './fixture.ts';
import { arriveSignedIn, signOut } from './people.ts';
import type { Refusals } from './refusals.ts';
import { courseOf, switchTo, titleOf } from './shopping.ts';
import { openUpdatedSite } from './updated-site.ts';
import { wordsIn } from './words.ts';

test.use({ hasWorker: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const english = wordsIn('en-GB');

/** The pages stored by the service worker, in all builds. */
function cachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

const cachesOfOtherBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.includes('another')));

async function stores(page: Page, address: string): Promise<void> {
  await expect.poll(() => cachedPages(page), { timeout: 30_000 }).toContain(address);
}

/** Loads the list, opens a course from it, and waits until both are stored. */
async function readTwoPages({ page }: Reading): Promise<{ path: string; title: string }> {
  const { path } = await courseOf(page, 'extintores');
  await open(page, '/courses?search=extintores');
  await stores(page, '/courses?search=extintores');
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await expect(heading(page)).toHaveText(titleOf('extintores', 'pt'));
  await stores(page, path);
  return { path, title: titleOf('extintores', 'pt') };
}

async function goOffline({ page }: Reading, refusals: Refusals): Promise<void> {
  refusals.expect({ path: /./, status: 'lost' });
  await page.context().setOffline(true);
  // Every request fails, and the browser reports at least these; on a busy machine it may take a moment.
  await expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/healthz').then(
          () => 'answered',
          () => 'lost',
        ),
      ),
    )
    .toBe('lost');
}

async function goOnline({ page }: Reading, refusals: Refusals): Promise<void> {
  await page.context().setOffline(false);
  await refusals.allCame();
}

const isGone = ({ page, words }: Reading) =>
  expect(page.getByRole('status').filter({ hasText: words('shell.no_connection') })).toBeVisible();

test(
  'a visited list and course are available offline, by reload and by their links',
  phoneOnly,
  async ({ reading, refusals, seen }) => {
    const { page } = reading;
    const { path, title } = await readTwoPages(reading);
    await goOffline(reading, refusals);

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

    await goOnline(reading, refusals);
    await expect(page.getByText(reading.words('shell.no_connection'))).toHaveCount(0);
    await page.goto('/partners');
    await expect(heading(page)).toHaveText(reading.words('shell.to_Partners'));
  },
);

test(
  'the start fetches each list once, also on the first visit, and has them offline',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    await arriveSignedIn(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, '/courses');
    await stores(page, '/courses');
    const paths = ['/locales', '/application-settings', '/currencies', '/claims', '/users/refresh-token'];
    const counts = paths.map((path) => [path, requested.filter((one) => one === `/api${path}`).length]);
    expect(counts).toEqual(paths.map((path) => [path, 1]));

    // The session cannot be renewed either.
    refusals.expect({ says: /ConnectionFailure/ });
    await goOffline(reading, refusals);
    await page.reload();
    await ready(page);
    await isGone(reading);
    await expect(page.getByText(words('errors.failed_to_fetch_app_settings'))).toHaveCount(0);
  },
);

test(
  'a page never visited says so offline, and links to available pages',
  desktopOnly,
  async ({ reading, refusals, seen }) => {
    const { page, words } = reading;
    const { path, title } = await readTwoPages(reading);
    await goOffline(reading, refusals);
    await page.goto('/partners');
    await expect(heading(page)).toHaveText(words('offline.title'));
    await seen(page);
    await expect(page.locator('main a[href="/courses?search=extintores"]')).toBeVisible();
    await page.locator(`main a[href="${path}"]`).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(title);

    await page.goto('/profile/my-account');
    await expect(heading(page)).toHaveText(words('offline.title'));
    await goOnline(reading, refusals);
    await page.goto('/partners');
    await expect(heading(page)).toHaveText(words('shell.to_Partners'));
  },
);

test('a page read in English is stored in English', phoneOnly, async ({ reading, refusals }) => {
  const { page } = reading;
  const { path } = await courseOf(page, 'extintores');
  await open(page, '/courses');
  await switchTo(reading, 'language', 'en-GB');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await open(page, path);
  await expect(heading(page)).toHaveText(titleOf('extintores', 'en-GB'));
  await expect
    .poll(async () => (await cachedPages(page)).some((stored) => stored.startsWith(`${path}?lang=en-GB`)))
    .toBe(true);
  await stores(page, path);
  // The start-up lists were fetched in Portuguese only.
  refusals.expect({ says: /ConnectionFailure/ });
  await goOffline(reading, refusals);
  await page.goto(path);
  await ready(page);
  await expect(heading(page)).toHaveText(titleOf('extintores', 'en-GB'));
  await page.goto('/about');
  await expect(heading(page)).toHaveText(english('offline.title'));
});

test(
  'after an update the new site is served at once, and nothing of the old one stays stored',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    const site = await openUpdatedSite();
    const another = page.locator('meta[name=build]');
    await open(page, `${site.address}/courses`);
    await stores(page, '/courses');
    await open(page, `${site.address}/partners`);
    await stores(page, '/partners');
    await expect(another).toHaveCount(0);

    site.update();
    await open(page, `${site.address}/courses`);
    await expect(another).toHaveCount(1);
    await expect.poll(() => cachesOfOtherBuilds(page)).toEqual([]);
    await stores(page, '/courses');
    expect(await cachedPages(page)).toEqual(['/courses']);

    await goOffline(reading, refusals);
    await page.reload();
    await expect(heading(page)).toHaveText(words('shell.to_Courses'));
    await expect(another).toHaveCount(1);
    await page.goto(`${site.address}/partners`);
    await expect(heading(page)).toHaveText(words('offline.title'));
    site.close();
  },
);

test('nothing personal is stored, and stored pages are removed at sign-out', desktopOnly, async ({ reading }) => {
  const { page } = reading;
  const person = await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  await open(page, '/courses');
  await stores(page, '/courses');
  const addresses = await page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    addresses.filter((path) => /^\/(profile|api\/(?!locales|currencies|application-settings|covers|cour))/.test(path)),
  ).toEqual([]);
  await signOut(reading, person);
  await expect.poll(() => cachedPages(page)).not.toContain('/courses');
});
