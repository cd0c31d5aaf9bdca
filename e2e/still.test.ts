import { expect, open, test, type Page } from './fixture.ts';
import { courseOf } from './shopping.ts';
import { shiftsSinceStart } from './trouble.ts';

test.skip(({ isMobile }) => !isMobile, 'where the network is slow, the window is narrow');

// What comes late comes one after the other, and each is a chance to push the rest.
test.slow();

/** As good as 3G mostly is: bytes by second, and milliseconds to the server and back. */
const slow = { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 40_000 };

const most = 0.02;

const pages: Record<string, (page: Page) => Promise<string>> = {
  Home: async () => '/',
  Courses: async () => '/courses',
  Course: async (page) => (await courseOf(page, 'extintores')).path,
  Partner: async (page) => `/partners/${await firstOf(page, 'partners')}`,
  News: async (page) => `/news/${await firstOf(page, 'news')}`,
  Calendar: async () => '/classes',
};

for (const [name, addressIn] of Object.entries(pages)) {
  test(`${name} stands still while it comes by a slow network`, async ({ page, context }) => {
    const address = await addressIn(page);
    const browser = await context.newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', slow);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const { sum, told } = await shiftsSinceStart(page);
    expect(sum, told).toBeLessThanOrEqual(most);
  });
}

async function firstOf(page: Page, what: 'partners' | 'news'): Promise<number> {
  const answer = await page.request.post(`/api/${what}`, { data: { page: { number: 1, size: 1 } } });
  const { results }: { results: [{ id: number }] } = await answer.json();
  return results[0].id;
}
