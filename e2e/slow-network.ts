import type { Page } from './fixture.ts';

/** As good as 3G mostly is: bytes by second, and milliseconds to the server and back. */
const slow = { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 40_000 };

export async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', slow);
}
