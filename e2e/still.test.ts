import type { Locator } from '@playwright/test';
import { expect, open, phoneOnly, test, type Page } from './fixture.ts';
import { courseOf } from './shopping.ts';
import { goTo, shiftsSinceStart } from './failures.ts';
import { slowDown } from './slow-network.ts';
import { wordsIn } from './words.ts';

// What comes late comes one after the other, and each is a chance to push the rest.
test.slow();

const most = 0.02;
const words = wordsIn('pt');

const pages: Record<string, (page: Page) => Promise<string>> = {
  Home: async () => '/',
  Courses: async () => '/courses',
  'A search': async () => '/courses?search=gestao',
  Course: async (page) => (await courseOf(page, 'extintores')).path,
  Partner: async (page) => `/partners/${await firstOf(page, 'partners')}`,
  News: async (page) => `/news/${await firstOf(page, 'news')}`,
  Calendar: async () => '/classes',
};

/** What a wide window has beside the list, or as columns. */
const wide = new Set(['Courses', 'A search', 'Calendar']);

for (const [name, addressIn] of Object.entries(pages)) {
  const where = wide.has(name) ? {} : phoneOnly;
  test(`${name} stands still while it comes by a slow network`, where, async ({ page }) => {
    const address = await addressIn(page);
    await slowDown(page);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    const { sum, notified } = await shiftsSinceStart(page);
    expect(sum, notified).toBeLessThanOrEqual(most);
  });
}

/** What a link leads to, and what of it comes last. */
const links: [name: string, address: string, last: (page: Page) => Locator[]][] = [
  ['Courses', '/courses', (page) => [card(page), filters(page)]],
  ['A narrowed list', '/courses?type=online', (page) => [card(page), filters(page), narrowing(page)]],
  ['Calendar', '/classes', (page) => [days(page).or(card(page)).filter({ visible: true }).first()]],
  ['A week', '/classes?view=week&lessons=true', (page) => [days(page)]],
  ['A list', '/classes?view=list', (page) => [card(page)]],
];

for (const [name, address, last] of links) {
  test(`${name} stands still where a link leads to it by a slow network`, async ({ page }) => {
    await open(page, '/terms-and-services');
    await slowDown(page);
    await goTo(page, address);
    for (const part of last(page)) await expect(part).toBeVisible();
    const { sum, notified } = await shiftsSinceStart(page);
    expect(sum, notified).toBeLessThanOrEqual(most);
  });
}

function card(page: Page): Locator {
  return page.getByRole('main').locator('li a[href^="/courses/"]').first();
}

function filters(page: Page): Locator {
  return page.locator('#has-seats, form > div > details > summary').filter({ visible: true }).first();
}

function narrowing(page: Page): Locator {
  return page.getByRole('navigation', { name: words('catalogue.active_filters') });
}

function days(page: Page): Locator {
  return page.locator('ol:has(> [data-date])');
}

async function firstOf(page: Page, what: 'partners' | 'news'): Promise<number> {
  const answer = await page.request.post(`/api/${what}`, { data: { page: { number: 1, size: 1 } } });
  const { results }: { results: [{ id: number }] } = await answer.json();
  return results[0].id;
}
