import { expect, ready, test, type Page } from './fixture.ts';
import { courseOf } from './shopping.ts';

const mostRequests = 20;
const mostBytes = 250_000;
/** Of the page itself, with the styles and texts that stand in it. */
const mostOfPage = 40_000;

type Asked = { address: string; bytes: number };

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

test.skip(({ isMobile }) => !isMobile, 'what is allowed is meant for a telephone');

for (const path of pages) {
  test(`${path}, read to its end, asks little of a telephone`, async ({ page }) => {
    await weighs(page, path);
  });
}

test('a course, read to the end, asks little of a telephone', async ({ page, stranger }) => {
  const { path } = await courseOf(stranger, 'extintores');
  await weighs(page, path);
});

test('an article, read to the end, asks little of a telephone', async ({ page, stranger }) => {
  await stranger.goto('/news');
  const article = await stranger.getByRole('main').getByRole('heading').getByRole('link').first().getAttribute('href');
  await weighs(page, article ?? '');
});

/** Everything that a browser which has never been here fetches, in bytes as they travel. */
async function weighs(page: Page, path: string): Promise<void> {
  const asked = new Map<string, Asked>();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, { address: request.url, bytes: 0 });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(path);
  await ready(page);
  await readToTheEnd(page);
  const all = [...asked.values()];
  const bytes = all.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes, 'What was fetched was not weighed').toBeGreaterThan(100_000);
  expect(all.length, all.map(({ address }) => address).join('\n')).toBeLessThanOrEqual(mostRequests);
  expect(bytes, JSON.stringify(all, null, 1)).toBeLessThanOrEqual(mostBytes);
  expect(all[0]?.bytes, all[0]?.address).toBeLessThanOrEqual(mostOfPage);
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}
