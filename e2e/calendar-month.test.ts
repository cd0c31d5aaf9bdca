import { entries, heading } from './calendar-page.ts';
import { hold, shiftsSinceStart } from './failures.ts';
import { expect, open, phoneOnly, test, type Page } from './fixture.ts';
import { startingClass } from './starting-class.ts';

test('what the server shows for an address stays, on a phone and on a wide page', async ({
  browser,
  reading,
  seen,
  contextOptions,
}) => {
  const { page, words } = reading;
  const { month } = await startingClass(page);
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const address of [
    '/classes?view=month',
    `/classes?date=${month}`,
    `/classes?date=${month}&view=week&lessons=true`,
  ]) {
    await plain.goto(address);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText((await heading(plain).textContent()) ?? '');
    expect(new Set(await shownIn(page))).toEqual(new Set(await shownIn(plain)));
    expect(await visibleIn(page)).toBe(await visibleIn(plain));
    const view = address.includes('week') ? 'calendar.view_week' : 'calendar.view_month';
    await expect(page.getByRole('link', { name: words(view) })).toHaveAttribute('aria-current', /./);
    expect((await shiftsSinceStart(page)).sum).toBeLessThan(0.02);
    await seen(page);
  }
  await context.close();
});

test('days that are over are folded on a phone', phoneOnly, async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/classes?lessons=true');
  const past = page.locator('[data-date]:has(~ [aria-current=date]) a');
  const earlier = page.getByText(words('calendar.earlier', { count: 0, lessons: 'true' }).split(':')[0] ?? '');
  // On the first days of a month nothing may be over yet.
  if ((await past.count()) === 0) return expect(earlier).toHaveCount(0);
  await expect(past.first()).toBeHidden();
  await earlier.click();
  await expect(past.first()).toBeVisible();
});

test('a month whose classes are loading keeps its contrast', async ({ page, words, seen }) => {
  const { month } = await startingClass(page);
  await open(page, `/classes?date=${month}`);
  await expect(entries(page).first()).toBeVisible();
  const release = await hold(page, '/classes/calendar');
  const moves = page.getByRole('navigation', { name: words('calendar.moves') });
  await moves.getByRole('link', { name: words('calendar.next') }).click();
  const loading = page.getByRole('status').filter({ hasText: words('calendar.loading') });
  await expect(loading).toBeAttached();
  await seen(page);
  await release();
  await expect(loading).toHaveCount(0);
});

function shownIn(page: Page): Promise<(string | null)[]> {
  return entries(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

function visibleIn(page: Page): Promise<number> {
  return entries(page).filter({ visible: true }).count();
}
