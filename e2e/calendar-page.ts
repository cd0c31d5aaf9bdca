import type { Page } from './fixture.ts';

export function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 2 }).first();
}

export function entries(page: Page) {
  return page.locator('[data-date] a[href*="class="]');
}

export function dayLink(page: Page, day: string) {
  return page.locator(`[data-date="${day}"] a[href*="view=list"]`).first();
}
