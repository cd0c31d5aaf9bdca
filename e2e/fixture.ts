import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as plainTest, type Page } from '@playwright/test';

export { expect, type Page };

/** A page that complains in its console, about its CSP for one, fails the test. `seen` checks and remembers a page. */
export const test = plainTest.extend<{ complaints: string[]; seen: (page: Page) => Promise<void> }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  seen: async ({}, use) => {
    await use(async (page) => {
      await ready(page);
      await standsOn(page);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect(told, page.url()).toEqual([]);
    });
  },
});

/** The app has started: nothing lies over the page any more. */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator('[data-needs-script][role=status]')).toHaveCount(0);
}

/** Nothing is wider than the window. */
async function standsOn(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `${page.url()} is wider than its window`).toBeLessThanOrEqual(0);
}
