import { expect, test, type Page } from './fixture.ts';
import { courseOf } from './shopping.ts';
import { fetchedFor } from './weighing.ts';

const mostRequests = 20;
const mostBytes = 250_000;
/** Of the page itself, with the styles and texts that stand in it. */
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
  test(`${path}, read to its end, asks little`, async ({ page }) => {
    await weighs(page, path);
  });
}

test('a course, read to the end, asks little', async ({ page, stranger }) => {
  const { path } = await courseOf(stranger, 'extintores');
  await weighs(page, path);
});

test('an article, read to the end, asks little', async ({ page, stranger }) => {
  await stranger.goto('/news');
  const article = await stranger.getByRole('main').getByRole('heading').getByRole('link').first().getAttribute('href');
  await weighs(page, article ?? '');
});

async function weighs(page: Page, path: string): Promise<void> {
  const all = await fetchedFor(page, path);
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes, 'What was fetched was not weighed').toBeGreaterThan(100_000);
  expect(all.length, all.map(({ address }) => address).join('\n')).toBeLessThanOrEqual(mostRequests);
  expect(bytes, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(mostBytes);
  expect(all[0]?.bytes, all[0]?.address).toBeLessThanOrEqual(mostOfPage);
}
