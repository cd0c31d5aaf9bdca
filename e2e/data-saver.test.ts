import { desktopOnly, expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { courseOf } from './shopping.ts';

/** Pictures and fonts requested from now on, without the favicon. */
function heavyOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const isHeavy = ['image', 'font', 'media'].includes(request.resourceType());
    if (isHeavy && !request.url().endsWith('/favicon.svg')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

const places = ({ page, words }: Reading) =>
  page.getByRole('main').getByRole('button', { name: words('site.show_picture') });
const courses = (page: Page) => page.getByRole('main').locator('a[href^="/courses/"]');
const saver = ({ page, words }: Reading) =>
  page.getByRole('contentinfo').getByRole('switch', { name: words('shell.save_data') });

test.describe('in a browser that requests the data saver', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('pages load without pictures and fonts, and a picture on request', phoneOnly, async ({ reading, seen }) => {
    const { page } = reading;
    const heavy = heavyOf(page);
    const { path } = await courseOf(page, 'extintores');
    for (const address of ['/', '/courses', '/partners', '/news', path]) {
      await open(page, address);
      await seen(page);
      expect(heavy, address).toEqual([]);
    }
    await expect(saver(reading)).toBeChecked();
    const first = places(reading).first();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').locator('img')).toHaveCount(1);
    await expect.poll(() => heavy).toHaveLength(1);
    expect(heavy[0]).toMatch(/^\/api\/courses\/\d+\/cover\.svg$/);
  });

  test('the switch overrides the browser’s preference, and is remembered', desktopOnly, async ({ reading }) => {
    const { page } = reading;
    await open(page, '/courses');
    const heavy = heavyOf(page);
    await saver(reading).click();
    await expect(saver(reading)).not.toBeChecked();
    await expect.poll(() => heavy.some((path) => path.startsWith('/fonts/'))).toBe(true);
    await page.reload();
    await expect(saver(reading)).not.toBeChecked();
    await expect(places(reading)).toHaveCount(0);
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  });
});

test(
  'the switch in the footer works at once by keyboard, on every later page, until it is turned off',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    const { page } = reading;
    await open(page, '/courses');
    await expect(places(reading)).toHaveCount(0);
    const loads: unknown[] = [];
    page.on('load', () => loads.push(1));
    await saver(reading).focus();
    await page.keyboard.press('Space');
    await expect(saver(reading)).toBeChecked();
    await expect(saver(reading)).toBeFocused();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await expect(places(reading).first()).toBeVisible();
    expect(loads).toEqual([]);
    await seen(page);

    // A fresh browser, since cached fonts would not be requested again.
    await stranger.context().addCookies(await page.context().cookies());
    const later = { ...reading, page: stranger };
    const heavy = heavyOf(stranger);
    await open(stranger, '/courses');
    await expect(saver(later)).toBeChecked();
    await courses(stranger).first().click();
    await expect(stranger).toHaveURL(/\/courses\/\d+/);
    await expect(places(later).first()).toBeVisible();
    expect(heavy).toEqual([]);

    // A new page takes the focus to its heading.
    await expect(stranger.getByRole('heading', { level: 1 })).toBeFocused();
    // Content that loads late above the footer would move the switch away from the mouse.
    await saver(later).focus();
    await stranger.keyboard.press('Space');
    await expect(saver(later)).not.toBeChecked();
    await expect(places(later)).toHaveCount(0);
    await expect.poll(() => heavy.length).toBeGreaterThan(0);
    await stranger.reload();
    await expect(saver(later)).not.toBeChecked();
  },
);

test('no page is prefetched with the data saver on', desktopOnly, async ({ reading }) => {
  const { page } = reading;
  await open(page, '/courses');
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/courses/detail')) requested.push(request.url());
  });
  const [first, second] = await courses(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const rest = async (href = '') => {
    await page.mouse.move(0, 0);
    await page.getByRole('main').locator(`a[href="${href}"]`).first().hover();
  };
  await saver(reading).click();
  await rest(first);
  await saver(reading).click();
  await rest(second);
  // A prefetch of the first link would have been requested before this.
  await expect.poll(() => requested).toHaveLength(1);
});

test(
  'pages with and without the data saver are cached apart, with a matching Vary header',
  desktopOnly,
  async ({ page }) => {
    const call = (headers: Record<string, string>) => page.request.get('/courses', { headers });
    const [plain, saving, chosen, not] = await Promise.all([
      call({}),
      call({ 'save-data': 'on' }),
      call({ cookie: 'data-saver=on' }),
      call({ 'save-data': 'on', cookie: 'data-saver=off' }),
    ]);
    const etags = [plain, saving, chosen, not].map((answer) => answer.headers()['etag']);
    expect(etags[0]).toBe(etags[3]);
    expect(etags[1]).toBe(etags[2]);
    expect(etags[0]).not.toBe(etags[1]);
    expect(plain.headers()['vary']).toBe('accept-encoding, save-data, cookie');
    // The styles of both variants contain the fonts; only one preloads them.
    expect(await plain.text()).toContain('as="font"');
    expect(await saving.text()).not.toContain('as="font"');
  },
);
