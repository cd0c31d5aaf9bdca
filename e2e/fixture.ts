import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as plainTest, type BrowserContext, type Page } from '@playwright/test';
import { wordsIn, type Language, type Words } from './words.ts';

export { expect, type Page };

/** A page, and the words of the site in the language it is read in. */
export type Reading = { page: Page; words: Words };

type Fixtures = {
  language: Language;
  /** Whether the browser has the service worker, behind which `page.route` sees nothing. */
  hasWorker: boolean;
  words: Words;
  reading: Reading;
  complaints: string[];
  seen: (page: Page) => Promise<void>;
  /** Somebody else, in a browser that knows nothing of the first. */
  stranger: Page;
};

/** A page that complains in its console, about its CSP for one, fails the test. `seen` checks how a page stands. */
export const test = plainTest.extend<Fixtures>({
  language: ['pt', { option: true }],
  hasWorker: [false, { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
  reading: async ({ page, words }, use) => use({ page, words }),
  complaints: [
    async ({ context, hasWorker }, use) => {
      if (!hasWorker) await withoutWorker(context);
      const complaints: string[] = [];
      hearComplaints(context, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  seen: async ({}, use) => {
    await use(async (page) => {
      await ready(page);
      await standsOn(page);
      await page.evaluate(restOfMotion);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect(told, page.url()).toEqual([]);
    });
  },
  stranger: async ({ browser, complaints, contextOptions, hasWorker }, use) => {
    const context = await browser.newContext(contextOptions);
    if (!hasWorker) await withoutWorker(context);
    hearComplaints(context, complaints);
    await use(await context.newPage());
    await context.close();
  },
});

function hearComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
}

/** As a browser that knows no service workers. */
async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The app has started: nothing lies over the page any more. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('[data-needs-script][role=status]')).toHaveCount(0);
}

/** Nothing is wider than the window. */
async function standsOn(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}

/** Of what still fades in, the contrast is that of a moment. Asking for frames ends it: `finished` may never settle. */
async function restOfMotion(): Promise<void> {
  for (let frame = 0; frame < 120; frame += 1) {
    const fading = document.getAnimations().filter(({ playState, effect }) => {
      const lasts = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && lasts <= 1000;
    });
    if (fading.length === 0) return;
    await new Promise(requestAnimationFrame);
  }
}
