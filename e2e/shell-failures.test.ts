import type { Route } from '@playwright/test';
import { expect, open, ready, test, type Page } from './fixture.ts';
import { switchTo } from './shopping.ts';

const desktopOnly = { tag: '@desktop' };
const messages = (page: Page) => page.getByRole('dialog').or(page.getByRole('alert'));

test(
  'a page missing after an update is reported, and the site reloads once',
  desktopOnly,
  async ({ reading, complaints }) => {
    const { page, words } = reading;
    await open(page, '/');
    // The toast code is loaded before the files go.
    await switchTo(reading, 'currency', 'usd');
    await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
    const gone = await letFilesGo(page);
    await page.evaluate(() => history.pushState({}, '', '/courses'));
    await expect(messages(page).getByText(words('errors.too_many_routing_errors_forcing_reload'))).toBeVisible();
    const { failedAt, reloadedAt } = await gone.untilReload;
    expect(reloadedAt - failedAt).toBeGreaterThanOrEqual(2_000);
    await ready(page);
    await expect(page).toHaveURL('/courses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('shell.to_Courses'));

    // Gone again at once: no second reload, only a message.
    await switchTo(reading, 'currency', 'aoa');
    await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
    await letFilesGo(page);
    const loads: unknown[] = [];
    page.on('load', () => loads.push(1));
    await page.evaluate(() => history.pushState({}, '', '/courses/1'));
    await expect(messages(page).getByText(words('errors.route_click_error'))).toBeVisible();
    // A reload would come two seconds after the failure.
    await page.waitForTimeout(3_000);
    expect(loads).toEqual([]);
    expectOnly(complaints, /status of 404|part of the page could not be loaded/);
  },
);

test('an error is shown without toasts when their code cannot load', desktopOnly, async ({ reading, complaints }) => {
  const { page, words } = reading;
  const boxes: string[] = [];
  page.on('dialog', (box) => {
    boxes.push(box.message());
    void box.dismiss();
  });
  await open(page, '/');
  // Without its texts the page renders the error page, which shows the message in place of the toast.
  await page.route(/\/assets\/(?!texts)[^/]*\.js/, (route) => route.abort('internetdisconnected'));
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => history.pushState({}, '', '/about'));
  const notice = page.getByRole('alert').filter({ hasText: words('errors.route_click_error') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('shell.close') }).click();
  await expect(notice).toHaveCount(0);
  expect(boxes).toEqual([]);
  // A part that the page still loads after its start fails too.
  expectOnly(
    complaints,
    /net::ERR_INTERNET_DISCONNECTED|part of the page could not be loaded|fetch dynamically imported module/,
  );
});

test(
  'a page that a cut network stopped halfway opens by itself once the network is back',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    await open(page, '/');
    refusals.allow(
      { says: /INTERNET_DISCONNECTED|could not be loaded|Failed to fetch/ },
      { path: /./, status: 'lost' },
    );
    // A browser requests the file of the page again, but never those that it needs.
    let files = 0;
    const onlyFirst = (route: Route) => ((files += 1) > 1 ? offline(route) : route.continue());
    await page.route('**/assets/*.js', onlyFirst);
    await page.route('**/healthz', offline);
    await page.evaluate(() => history.pushState({}, '', '/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site.error_title'));
    await page.unroute('**/assets/*.js', onlyFirst);
    await page.unroute('**/healthz', offline);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('about.title'));
    await expect(page.locator('main')).not.toContainText(/about\.[a-z]/);
  },
);

const offline = (route: Route) => route.abort('internetdisconnected');

type Reloaded = { failedAt: number; reloadedAt: number };

/** Files that are not fetched yet are missing until the page reloads. */
async function letFilesGo(page: Page): Promise<{ untilReload: Promise<Reloaded> }> {
  let failedAt = 0;
  let reloadedAt = 0;
  await page.route('**/assets/*.js', (route) => {
    if (reloadedAt) return route.fallback();
    failedAt ||= Date.now();
    return route.fulfill({ status: 404, body: '' });
  });
  const untilReload = page
    .waitForEvent('request', (request) => request.isNavigationRequest())
    .then(() => {
      reloadedAt = Date.now();
      return { failedAt, reloadedAt };
    });
  // Some tests expect no reload.
  untilReload.catch(() => {});
  return { untilReload };
}

test(
  'a failed start is reported in the global dialog, which can be closed',
  desktopOnly,
  async ({ reading, complaints }) => {
    const { page, words } = reading;
    await page.addInitScript(() => localStorage.setItem('visitor', JSON.stringify({ locale: 'en-GB' })));
    await page.route(/texts-en-GB-/, (route) => route.abort());
    await page.goto('/');
    await ready(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('errors.initialization_failed'));
    await dialog.getByRole('button', { name: words('shell.close') }).click();
    await expect(dialog).toHaveCount(0);
    expectOnly(complaints, /net::ERR_FAILED|texts-en-GB-first/);
  },
);

function expectOnly(complaints: string[], declared: RegExp): void {
  const text = complaints.splice(0);
  expect(text).not.toEqual([]);
  expect(text.filter((complaint) => !declared.test(complaint))).toEqual([]);
}
