import { desktopOnly, expect, open, ready, test } from './fixture.ts';
import { arriveSignedIn, nameOf } from './people.ts';
import { addToCart, cartAction, cartLink, courseOf, switcher, switchTo } from './shopping.ts';
import { wordsIn } from './words.ts';

const english = wordsIn('en-GB');

test('an unknown address shows a helpful page with status 404', async ({ reading, seen, refusals }) => {
  const { page, words } = reading;
  refusals.expect({ path: '/this/is/nowhere', status: 404 });
  const answer = await page.goto('/this/is/nowhere');
  expect(answer?.status()).toBe(404);
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site.not_found_title'));
  await seen(page);
  const box = page.getByRole('main').getByRole('combobox', { name: words('shell.search_courses') });
  await box.fill('extintores');
  await box.press('Enter');
  await expect(page).toHaveURL('/courses?search=extintores');
});

test('a missing standalone page is reported in the normal frame', desktopOnly, async ({ reading, seen, refusals }) => {
  const { page, words } = reading;
  refusals.expect({ path: '/courses/abc/learn', status: 404 });
  await open(page, '/courses/abc/learn');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(words('site.not_found_title'));
  await expect(page.getByRole('banner')).toBeVisible();
  await seen(page);
});

test('a page that does not exist yet has no entry and answers 404', desktopOnly, async ({ page, words, refusals }) => {
  refusals.expect({ path: '/payment-plans', status: 404 });
  expect((await page.goto('/payment-plans'))?.status()).toBe(404);
  await open(page, '/');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of links.filter((href) => href.startsWith('/'))) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: words('shell.to_Wishlist') })).toHaveCount(0);
});

test('the header and its menu are usable by screen reader', async ({ reading, isMobile }) => {
  const { page, words } = reading;
  await open(page, '/courses');
  const banner = page.getByRole('banner');
  if (!isMobile) {
    await expect(banner.getByRole('navigation', { name: words('shell.main_navigation') })).toMatchAriaSnapshot(`
      - navigation:
        - link "${words('shell.to_Courses')}"
    `);
    await expect(banner.getByRole('combobox', { name: words('shell.currency') })).toHaveValue('aoa');
    await expect(banner.getByRole('search', { name: words('shell.search_in_header') })).toBeVisible();
    return;
  }
  const opener = banner.getByRole('button', { name: words('shell.open_menu') });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = banner.getByRole('navigation', { name: words('shell.main_navigation') });
  await expect(menu).toMatchAriaSnapshot(`
    - navigation:
      - search:
        - combobox
        - button
      - list:
        - listitem:
          - link "${words('shell.to_Courses')}"
  `);
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('combobox', { name: words('shell.search_courses') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the menu closes by itself above 1199 px', async ({ reading, seen }) => {
  const { page, words } = reading;
  await page.setViewportSize({ width: 1199, height: 800 });
  await open(page, '/');
  await page.getByRole('button', { name: words('shell.open_menu') }).click();
  const menu = page.locator('#mobile-menu');
  await expect(menu.getByRole('link', { name: words('shell.to_Courses') })).toBeVisible();
  await seen(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(page.getByRole('button', { name: words('shell.open_menu') })).toBeVisible();
});

test('signed in, the header shows counts, and signing out leads Home', async ({ reading, seen, isMobile }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await open(page, '/courses');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: words('shell.with_Cart', { count: 0 }) })).toBeVisible();
  await expect(banner.getByRole('combobox', { name: words('shell.search_courses') })).toHaveCount(0);
  if (isMobile) await page.getByRole('button', { name: words('shell.open_menu') }).click();
  await expect(banner.getByRole('link', { name: words('shell.to_MyCourses') }).filter({ visible: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Avisos, / }).filter({ visible: true })).toHaveCount(1);
  await seen(page);
  const account = isMobile ? nameOf(person) : words('shell.account_of', { name: nameOf(person) });
  await banner.locator('summary').filter({ hasText: account, visible: true }).click();
  const logout = banner.getByRole('button', { name: words('shell.logout') }).filter({ visible: true });
  await expect(logout).toBeInViewport({ ratio: 1 });
  await logout.click();
  await expect(page).toHaveURL('/');
});

test('Back restores the scroll position', async ({ reading }) => {
  const { page } = reading;
  await open(page, '/courses');
  const card = page.getByRole('main').locator('a[href^="/courses/"]').nth(4);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await card.click();
  await expect(page).toHaveURL(/\/courses\/\d+/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/courses');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('languages and currencies have the operator’s names, and a change is announced', async ({ reading, isMobile }) => {
  const { page, words } = reading;
  await open(page, '/');
  await switchTo(reading, 'currency', 'usd');
  await expect(page.locator('html')).toHaveAttribute('data-currency', 'usd');
  await expect(page.getByText(words('shell.currency_changed'))).toBeVisible();
  if (isMobile) await expect(page.locator('#mobile-menu')).toBeVisible();
  await expect(switcher(reading, 'language').locator('option')).toHaveText([
    'Português (Portugal)',
    'Português (Angola)',
    'Português (Moçambique)',
    'Inglês (Reino Unido)',
  ]);
  await switcher(reading, 'language').selectOption('en-GB');
  // Other tests may have added currencies.
  const currencies = switcher({ page, words: english }, 'currency').locator('option');
  await expect(currencies.nth(0)).toHaveText('Kwanza (AOA)');
  await expect(currencies.nth(1)).toHaveText('US dollar (USD)');
});

test('success toasts close on navigation, cover no action, and stay at the bottom right', async ({
  reading,
  isMobile,
}) => {
  const { page, words } = reading;
  await open(page, (await courseOf(page, 'extintores')).path);
  await addToCart(reading);
  const news = page.getByRole('status').filter({ hasText: words('add_to_cart.added') });
  const place = async () => {
    const [box, action] = [await news.boundingBox(), await cartAction(reading).boundingBox()];
    if (!box || !action) throw new Error('Both are on the page.');
    const isBeside = box.x >= action.x + action.width || box.x + box.width <= action.x;
    const isAboveOrBelow = box.y + box.height <= action.y || box.y >= action.y + action.height;
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const isAtRight = width - box.x - box.width < 60;
    return { isApart: isBeside || isAboveOrBelow, isAtRight, isAtBottom: isMobile || box.y > height / 2 };
  };
  await expect.poll(place).toEqual({ isApart: true, isAtRight: true, isAtBottom: true });
  // It stays for at least a second by the page's clock.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_100;
  });
  await cartLink(reading, 1).click();
  await expect(page).toHaveURL('/cart');
  await expect(news).toHaveCount(0, { timeout: 1_500 });
});
