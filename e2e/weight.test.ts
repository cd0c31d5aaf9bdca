import { expect, phoneOnly, test, type Page } from './fixture.ts';
import { courseOf } from './shopping.ts';
import { fetchedFor, type Fetched } from './weighing.ts';

const mostRequests = 20;
const mostBytes = 257_000;
/** For the HTML itself, with inlined styles and texts. */
const mostOfPage = 40_000;

const pages = [
  '/',
  '/courses',
  '/partners',
  '/classes',
  '/about',
  '/contact',
  '/sitemap',
  '/certificate-validation',
  '/login',
  '/sign-up',
  '/news',
  '/privacy-policy',
  '/partners/1',
];

for (const path of pages) {
  test(`${path} stays within its weight budget`, phoneOnly, async ({ page }) => {
    await weighs(page, path);
  });
}

test('a course stays within its weight budget', phoneOnly, async ({ page, stranger }) => {
  const { path } = await courseOf(stranger, 'extintores');
  await weighs(page, path);
});

test('an article stays within its weight budget', phoneOnly, async ({ page, stranger }) => {
  await stranger.goto('/news');
  const article = await stranger.getByRole('main').getByRole('heading').getByRole('link').first().getAttribute('href');
  await weighs(page, article ?? '');
});

async function weighs(page: Page, path: string): Promise<void> {
  const all = await fetchedFor(page, path);
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes, 'What was fetched was not weighed').toBeGreaterThan(100_000);
  expect(all.length, all.map(({ address }) => address).join('\n')).toBeLessThanOrEqual(mostRequests);
  expect(await inlineStyles(page), 'The styles that are inline').not.toEqual([]);
  expect(await fetchedAgain(page, all), 'What the page had already').toEqual([]);
  expect(bytes, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(mostBytes);
  expect(all[0]?.bytes, all[0]?.address).toBeLessThanOrEqual(mostOfPage);
}

/** The styles inlined in the page. */
async function inlineStyles(page: Page): Promise<string[]> {
  const names = await page.locator('style[data-href]').getAttribute('data-href');
  return (names?.split(' ') ?? []).map((path) => new URL(path, page.url()).href);
}

/** Files requested although inlined, or more than once. */
async function fetchedAgain(page: Page, all: Fetched[]): Promise<string[]> {
  const before = new Set(await inlineStyles(page));
  const files = all.map(({ address }) => address).filter((address) => /\/(assets|fonts)\//.test(address));
  return files.filter((address) => {
    const isKnown = before.has(address);
    before.add(address);
    return isKnown;
  });
}
