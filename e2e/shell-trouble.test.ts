import { expect, open, ready, test, type Page } from './fixture.ts';
import { arriveSignedIn } from './people.ts';
import { switchTo } from './shopping.ts';

/** What the browser itself says of a network that is gone is no complaint here. */
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const messages = (page: Page) => page.getByRole('dialog').or(page.getByRole('alert'));

test('when the network goes a banner says so, and goes with its return', async ({ reading, context }) => {
  const { page, words } = reading;
  await open(page, '/');
  const banner = page.getByRole('status').filter({ hasText: words('shell.no_connection') });
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('what could not be fetched is sent three times, a second apart, and fetched when the network is back', async ({
  reading,
}) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/courses');
  const sentAt: number[] = [];
  await page.route('**/api/enrollments', async (route) => {
    sentAt.push(Date.now());
    await route.abort('internetdisconnected');
  });
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => history.pushState({}, '', '/profile/my-courses'));
  await expect(page.getByText(words('shell.no_connection'))).toBeVisible();
  const [first = 0, second = 0, third = 0] = sentAt;
  expect(sentAt).toHaveLength(3);
  expect(second - first).toBeGreaterThanOrEqual(950);
  expect(third - second).toBeGreaterThanOrEqual(950);
  await page.unroute('**/api/enrollments');
  await page.unroute('**/healthz');
  await expect(page.getByText(words('shell.no_connection'))).toHaveCount(0);
  await expect(page.getByRole('main').getByText(words('my_courses.empty'), { exact: true })).toBeVisible();
});

test('a page that is gone after an update is told, and the site reloads once', async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/');
  // What draws notices is there before the files go.
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

  // Gone again at once: no second reload, but a word.
  await switchTo(reading, 'currency', 'aoa');
  await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
  await letFilesGo(page);
  const loads: unknown[] = [];
  page.on('load', () => loads.push(1));
  await page.evaluate(() => history.pushState({}, '', '/courses/1'));
  await expect(messages(page).getByText(words('errors.route_click_error'))).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(loads).toEqual([]);
});

test('an error is told in the page itself when what draws notices is out of reach', async ({ reading }) => {
  const { page, words } = reading;
  const boxes: string[] = [];
  page.on('dialog', (box) => {
    boxes.push(box.message());
    void box.dismiss();
  });
  await open(page, '/');
  // Without its words a page is drawn anew as the error page, which tells it in place of the notice.
  await page.route(/\/assets\/(?!texts)[^/]*\.js/, (route) => route.abort('internetdisconnected'));
  await page.route('**/healthz', (route) => route.abort('internetdisconnected'));
  await page.evaluate(() => history.pushState({}, '', '/about'));
  const notice = page.getByRole('alert').filter({ hasText: words('errors.route_click_error') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: words('shell.close') }).click();
  await expect(notice).toHaveCount(0);
  expect(boxes).toEqual([]);
});

type Reloaded = { failedAt: number; reloadedAt: number };

/** Files that the page has not fetched yet are there no more, until it is loaded anew. */
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
  // Where no reload comes, nobody waits for it.
  untilReload.catch(() => {});
  return { untilReload };
}

test('a session that ended elsewhere is told, and leads back after signing in', async ({ reading }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/profile/my-courses');
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const isOwn = 'authorization' in request.headers() || request.url().endsWith('/refresh-token');
    if (!isOwn) return route.continue();
    const error = { message: 'Ended.', code: 'token_expired' };
    return route.fulfill({ status: 401, json: { status: 'error', message: error.message, errors: [error] } });
  });
  // Whatever asks first learns of it, this page or a badge.
  await page.evaluate(() => history.pushState({}, '', '/profile/my-certificates'));
  await expect(page.getByText(words('shell.session_expired'))).toBeVisible();
  await expect(page).toHaveURL(/\/\?redirect=%2Fprofile%2Fmy-(courses|certificates)/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('settings that fail leave a site without a cart, with the footer’s own links, and a word', async ({ reading }) => {
  const { page, words } = reading;
  await page.route('**/api/application-settings', (route) => route.fulfill({ status: 500, json: {} }));
  await arriveSignedIn(page);
  await open(page, '/');
  await expect(page.getByText(words('errors.failed_to_fetch_app_settings'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })).toHaveCount(0);
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: words('shell.privacy') });
  await expect(privacy).toHaveAttribute('href', '/privacy-policy');
  await expect(privacy).toHaveAttribute('target', '_blank');
});

test('currencies that fail are the default one of the browser’s language', async ({ reading }) => {
  const { page } = reading;
  await page.route('**/api/currencies', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/');
  const language = await page.evaluate(() => navigator.language);
  const expected = language.startsWith('pt') ? 'aoa' : 'usd';
  await expect(page.locator('html')).toHaveAttribute('data-currency', expected);
});

test('with an ERP everything is in kwanzas, and the switch says why it rests', async ({ reading, isMobile }) => {
  const { page, words } = reading;
  await page.route('**/api/application-settings', async (route) => {
    const response = await route.fetch();
    const answer: { results: { key: string; value: string }[] } = await response.json();
    const erp = answer.results.find(({ key }) => key === 'hasErpIntegration');
    if (erp) erp.value = 'true';
    await route.fulfill({ response, json: answer });
  });
  await open(page, '/?currency=usd');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'aoa');
  if (isMobile) await page.getByRole('button', { name: words('shell.open_menu') }).click();
  const currency = page.getByRole('combobox', { name: words('shell.currency') }).filter({ visible: true });
  await expect(currency).toBeDisabled();
  await expect(currency).toHaveAccessibleDescription(words('shell.currency_fixed'));

  await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  const own = page.getByRole('main').getByRole('combobox', { name: words('profile.currency') });
  await expect(own).toBeDisabled();
  await expect(own).toHaveAccessibleDescription(words('shell.currency_fixed'));
  const languages = page.getByRole('main').getByRole('combobox', { name: words('profile.language') });
  await expect(languages.getByRole('option', { name: 'Inglês (Reino Unido)' })).toHaveCount(1);
});

test('a start that fails is told in the dialog at the top, which closes', async ({ reading }) => {
  const { page, words } = reading;
  await page.addInitScript(() => localStorage.setItem('visitor', JSON.stringify({ locale: 'en-GB' })));
  await page.route(/texts-en-GB-/, (route) => route.abort());
  await page.goto('/');
  await ready(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('errors.initialization_failed'));
  await dialog.getByRole('button', { name: words('shell.close') }).click();
  await expect(dialog).toHaveCount(0);
});
