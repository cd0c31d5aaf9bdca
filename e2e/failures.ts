import type { Route } from '@playwright/test';
import { expect, type Page } from './fixture.ts';
import type { Refusals } from './refusals.ts';
import { wordsIn } from './words.ts';

const at = (call: string) => `**/api${call}`;

/** Navigates within the app, as a link does. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path);
}

/** Delays the answer to a call until it is released. */
export async function hold(page: Page, call: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await gate.promise;
    await route.fallback();
  };
  await page.route(at(call), wait);
  return async () => {
    gate.resolve();
    await page.unroute(at(call), wait);
  };
}

export async function fail(page: Page, call: string): Promise<void> {
  await page.route(at(call), (route) => route.fulfill({ status: 500, json: {} }));
}

/** The call and the probe for a network both fail from now on. */
export async function cut(page: Page, call: string): Promise<void> {
  for (const url of [at(call), '**/healthz']) await page.route(url, (route) => route.abort('internetdisconnected'));
}

export async function mend(page: Page, call: string): Promise<void> {
  for (const url of [at(call), '**/healthz']) await page.unroute(url);
}

type Shift = PerformanceEntry & { value: number };

/** Measures layout shifts in the window from now on, as the browser defines them. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  // Content in the DOM may not be painted yet and could still shift the page.
  await twoFrames(page);
  const watching = await page.evaluateHandle(() => {
    const shifts: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { shifts, observer };
  });
  return async () => {
    await twoFrames(page);
    return watching.evaluate(({ shifts, observer }) => {
      const all = [...shifts, ...observer.takeRecords()] as Shift[];
      observer.disconnect();
      return all.reduce((sum, { value }) => sum + value, 0);
    });
  };
}

/** After two frames the DOM is painted and effects have run. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))));
}

type Moved = Shift & { sources: { node: Node | null }[] };

/** All shifts since the page began to load, with the elements that moved. */
export async function shiftsSinceStart(page: Page): Promise<{ sum: number; notified: string }> {
  await twoFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const all = observer.takeRecords() as Moved[];
    observer.disconnect();
    const names = all.flatMap(({ value, sources }) =>
      sources.map(({ node }) => `${value.toFixed(4)} ${(node as Element | null)?.outerHTML?.slice(0, 120)}`),
    );
    return { sum: all.reduce((sum, { value }) => sum + value, 0), notified: names.join('\n') };
  });
}

export function failureOf(page: Page, sentence: string, retry: string) {
  const notified = page.getByRole('alert').filter({ hasText: sentence });
  return { notified, retry: notified.getByRole('button', { name: retry }) };
}

export type Failing = {
  path: string;
  call: string;
  /** The message when it fails. */
  failed: string;
  /** A text of the loaded page, even when there is nothing in it yet. */
  filled: string;
  /** A link that leads on from there. */
  wayOn?: string;
};

export function expectTrouble(refusals: Refusals, call: string): void {
  const path = `/api${call}`;
  refusals.expect({ path, status: 'lost' }, { path, status: 500 });
}

/** In Portuguese: first without a network, then with a failing server, then successful. */
export async function failsAndComes(page: Page, { path, call, failed, filled, wayOn }: Failing): Promise<void> {
  const failure = failureOf(page, failed, wordsIn('pt')('site.retry'));
  await cut(page, call);
  await goTo(page, path);
  await expect(failure.retry).toBeVisible();
  await mend(page, call);
  await fail(page, call);
  const again = page.waitForResponse((response) => response.url().endsWith(call) && response.status() === 500);
  await failure.retry.click();
  await again;
  await expect(failure.retry).toBeVisible();
  await mend(page, call);
  const main = page.getByRole('main');
  // The app may also load it by itself when the network is back.
  await expect(async () => {
    if (await failure.retry.isVisible()) await failure.retry.click({ timeout: 1_000 });
    await expect(main.getByText(filled).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(failure.notified).toHaveCount(0);
  if (wayOn) await expect(main.getByRole('link', { name: wayOn }).last()).toBeVisible();
}
