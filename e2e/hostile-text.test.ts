import { judgeFacts } from '#web/app/found/judge.ts';
import { crossingTexts } from './crossing.ts';
import { openEmptySite, type OpenSite } from './empty-site.ts';
import { expect, open, phoneOnly, test as plainTest, type Page } from './fixture.ts';
import { plantHostileTexts, texts, type Planted } from './hostile-text.ts';
import { arriveAgain, asPerson } from './people.ts';
import { goToReviews } from './reviewing.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';

/** A phone, the narrowest phone in use, and a desktop. */
const widths = [390, 320, 1280];
const client = { username: demoPeople.client.username, password: demoPassword };

const test = plainTest.extend<object, { hostileSite: OpenSite }>({
  hostileSite: [
    async ({}, use) => {
      const site = await openEmptySite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hostileSite }, use) => use(hostileSite.address),
});

/** Browsers collapse any white space in a title. */
const tidy = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

type Expected = {
  title?: string;
  isReviewed?: boolean;
};

async function stands(page: Page, path: string, { title, isReviewed = false }: Expected = {}): Promise<void> {
  await open(page, path);
  const heading = page.getByRole('main').locator('h1');
  await expect(heading, path).toHaveCount(1);
  if (title !== undefined) {
    expect(tidy((await heading.textContent()) ?? ''), path).toBe(tidy(title));
    expect(tidy(await page.title()), path).toBe(tidy(`${title} · Mestria`));
  }
  await hasRoom(page, path, isReviewed);
}

/** Scrolls to the foot, so that lazy content is there too, in windows of every width. */
async function hasRoom(page: Page, path: string, isReviewed: boolean): Promise<void> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  if (isReviewed) {
    await goToReviews(page);
    await expect(page.locator('#reviews').getByRole('article').first(), path).toBeVisible();
  }
  await seeAll(page);
  for (const width of widths) {
    await page.setViewportSize({ ...window, width });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, `${path} is wider than its window of ${width}`).toBeLessThanOrEqual(0);
    expect.soft(await crossingTexts(page), `${path} at ${width}`).toEqual([]);
  }
  await page.setViewportSize(window);
}

/** Scrolls until the page no longer grows. */
async function seeAll(page: Page): Promise<void> {
  let before = 0;
  await expect(async () => {
    await scrollDown(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const hasGrown = height !== before;
    before = height;
    expect(hasGrown).toBe(false);
  }).toPass({ intervals: [100, 200] });
}

/** One window at a time, so that every section is laid out. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)));
    }
  });
}

async function hasFacts(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path);
  expect.soft(answer.status(), path).toBe(200);
  expect.soft((await judgeFacts(await answer.text())).faults, path).toEqual([]);
}

async function visitAll(page: Page, { courses, bundle, posts, partners }: Planted): Promise<void> {
  for (const path of ['/', '/courses', '/partners', '/news', '/classes?view=list', '/classes?view=month', '/sitemap'])
    await stands(page, path);
  for (const { path, title } of courses) await stands(page, path, { title, isReviewed: true });
  for (const { path, title } of [bundle, ...posts, ...partners]) await stands(page, path, { title });
}

test('hostile texts break no page and no layout', phoneOnly, async ({ page, words }) => {
  const executed: string[] = [];
  page.on('dialog', async (dialog) => {
    executed.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) executed.push(request.url());
  });
  const planted = await test.step('fills a site with them', () => plantHostileTexts(page));

  await test.step('every page has correct metadata', async () => {
    const { courses, bundle, posts, partners } = planted;
    for (const { path } of [...courses, bundle, ...posts, ...partners]) await hasFacts(page, path);
  });

  await test.step('a guest sees every page', () => visitAll(page, planted));

  await test.step('a guest sees every third page of the list', async () => {
    const pages = Math.ceil(planted.courseIds.length / 24);
    for (let number = 2; number <= pages; number += 3) await stands(page, `/courses?page=${number}`);
  });

  await test.step('a guest searches for some, and gets results or an empty state', async () => {
    for (const text of texts.filter((_, place) => place % 80 === 0)) {
      await stands(page, `/courses?search=${encodeURIComponent(text)}`);
      const box = page.getByRole('main').getByRole('combobox', { name: words('shell.search_courses') });
      await expect(box).toHaveValue(text.trim().replaceAll(/[\r\n]/g, ''));
    }
  });

  await test.step('a signed-in person saves and buys them', async () => {
    const { call, find } = await asPerson(page, client);
    const { results } = await find('POST /users', { username: client.username });
    const some = planted.courseIds.filter((_, place) => place % 8 === 0);
    for (const course_id of some) await call('POST /wishlist/create', { course_id });
    const cart = JSON.stringify(some.map((id) => ({ id, quantity: 1, preferred_class_id: null })));
    await call('PUT /users/update-cart', { id: results[0].id, cart });
    await arriveAgain(page, client);
    for (const path of ['/wishlist', '/cart', '/profile/my-courses']) await stands(page, path);
  });
  expect(executed).toEqual([]);
});
