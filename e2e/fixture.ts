import { expect, test as plainTest, type BrowserContext, type Page } from '@playwright/test';
import { examine } from './looks.ts';
import { expectNoComplaints, refusalsIn, watchComplaints, type Complaints, type Refusals } from './refusals.ts';
import { wordsIn, type Language, type Words } from './words.ts';

export { expect, type Page };

/** The tags of tests that run in one project only. */
export const desktopOnly = { tag: '@desktop' };
export const phoneOnly = { tag: '@phone' };

export type Reading = { page: Page; words: Words };

type Fixtures = {
  language: Language;
  /** With the service worker, `page.route` sees no requests. */
  hasWorker: boolean;
  words: Words;
  reading: Reading;
  consoleWatch: Complaints;
  /** Expected refusals; any other message in the console fails the test. */
  refusals: Refusals;
  /** For tests that do not declare their refusals; new ones use `refusals`. */
  complaints: string[];
  seen: (page: Page) => Promise<void>;
  /** Another person in a new browser. */
  stranger: Page;
};

/** Any complaint in the console fails the test, CSP violations included. `seen` checks layout and accessibility. */
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

/** A browser without service workers. */
async function withoutWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** The app has started, and no overlay covers the page. */
export async function ready(page: Page, withinMs = 15_000): Promise<void> {
  await expect(page.locator('[data-needs-script][role=status]')).toHaveCount(0, { timeout: withinMs });
}

export async function standsOn(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}
