import { expect, test as plainTest, type BrowserContext, type Page } from '@playwright/test';
import { examine } from './looks.ts';
import { expectNoComplaints, refusalsIn, watchComplaints, type Complaints, type Refusals } from './refusals.ts';
import { wordsIn, type Language, type Words } from './words.ts';

export { expect, type Page };

/** Of a test that runs in one project alone: on a wide page, or on a phone. */
export const desktopOnly = { tag: '@desktop' };
export const phoneOnly = { tag: '@phone' };

/** A page, and the words of the site in the language it is read in. */
export type Reading = { page: Page; words: Words };

type Fixtures = {
  language: Language;
  /** Whether the browser has the service worker, behind which `page.route` sees nothing. */
  hasWorker: boolean;
  words: Words;
  reading: Reading;
  consoleWatch: Complaints;
  /** What the test expects to be refused; everything else that a page says in its console fails the test. */
  refusals: Refusals;
  /** For tests that do not declare their refusals yet; new ones use `refusals`. */
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
  consoleWatch: [
    async ({ context, hasWorker }, use) => {
      if (!hasWorker) await withoutWorker(context);
      const complaints: Complaints = { unexpected: [], expected: [] };
      watchComplaints(context, complaints);
      await use(complaints);
      await expectNoComplaints(complaints);
    },
    { auto: true },
  ],
  refusals: async ({ consoleWatch }, use) => use(refusalsIn(consoleWatch)),
  complaints: async ({ consoleWatch }, use) => use(consoleWatch.unexpected),
  seen: async ({}, use) => {
    await use(async (page) => {
      await ready(page);
      await standsOn(page);
      await examine(page);
    });
  },
  stranger: async ({ browser, consoleWatch, contextOptions, hasWorker }, use) => {
    const context = await browser.newContext(contextOptions);
    if (!hasWorker) await withoutWorker(context);
    watchComplaints(context, consoleWatch);
    await use(await context.newPage());
    await context.close();
  },
});

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
export async function standsOn(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}
