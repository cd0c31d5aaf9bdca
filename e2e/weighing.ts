import type { Page } from '@playwright/test';

/** Bytes on the wire. */
export type Fetched = { address: string; bytes: number };

/** All files that a new browser fetches for a page scrolled to its end; the page comes first. */
export async function fetchedFor(page: Page, address: string): Promise<Fetched[]> {
  const fetched = new Map<string, Fetched>();
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) fetched.set(requestId, { address: request.url, bytes: 0 });
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(address);
  await page.locator('[data-needs-script][role=status]').waitFor({ state: 'detached' });
  await readToTheEnd(page);
  return [...fetched.values()];
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
