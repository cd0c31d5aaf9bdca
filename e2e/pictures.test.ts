import sharp from 'sharp';
import { desktopOnly, expect, open, phoneOnly, test, type Page } from './fixture.ts';
import { asAdministrator } from './people.ts';
import { addToCart, titleOf } from './shopping.ts';
import { shiftsSinceStart } from './failures.ts';

type Administrator = Awaited<ReturnType<typeof asAdministrator>>;

/** As from a camera: large, rotated, with the place in its metadata. */
async function photograph(colour: string): Promise<Buffer> {
  const sky = Buffer.from(
    `<svg width="1200" height="1800"><defs><linearGradient id="a"><stop stop-color="${colour}"/><stop offset="1" stop-color="#fc8"/>
    </linearGradient></defs><rect width="1200" height="1800" fill="url(#a)"/><circle cx="500" cy="900" r="300" fill="#fff8"/></svg>`,
  );
  return sharp(sky)
    .withExif({ IFD3: { GPSLatitude: '8/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function send(site: Administrator, colour: string): Promise<number> {
  const buffer = await photograph(colour);
  const { data } = await site.sendForm('/pictures/create', {
    file: { name: 'IMG_0815.JPG', mimeType: 'image/jpeg', buffer },
  });
  return data[0].id;
}

/** The largest picture of the main part. */
const shown = (page: Page) => page.getByRole('main').locator('picture img').first();

async function hasCome(page: Page): Promise<void> {
  const picture = shown(page);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
}

/** One course per project, since both run in parallel. */
const courses: Record<string, string> = { desktop: 'rececao-hoteleira', phone: 'cozinha-angolana' };

test(
  'a picture sent by the administrator replaces the drawn cover',
  desktopOnly,
  async ({ page, stranger, seen, words }, { project }) => {
    const site = await asAdministrator(page);
    const search = titleOf(courses[project.name] ?? '', 'pt');
    const { results } = await site.find('POST /courses', { search });
    const { id, cover_url: rendered } = results[0];
    const cardOf = async () => (await site.find('POST /courses', { id })).results[0];
    await open(stranger, `/courses/${id}`);
    await expect(stranger.getByRole('main').locator(`img[src*="${rendered.split('?')[0]}"]`)).toBeVisible();
    await expect(shown(stranger)).toHaveCount(0);

    const cover_picture_alt = { pt: 'O sol sobre a receção' };
    await site.call('PUT /courses', { id, cover_picture_id: await send(site, '#257'), cover_picture_alt });
    try {
      await expect.poll(async () => (await cardOf()).picture, { timeout: 60_000 }).not.toBeNull();
      const { picture } = await cardOf();
      expect(picture).toMatchObject({ widths: [320, 640, 960, 1_280], width: 1_620, height: 1_080 });
      await stranger.goto(`/courses/${id}`);
      await hasCome(stranger);
      const img = shown(stranger);
      expect(await img.evaluate((it: HTMLImageElement) => it.currentSrc)).toMatch(/-(320|640|960|1280)\.avif$/);
      await expect(img).toHaveAttribute('srcset', /-320\.webp 320w,.*-1280\.webp 1280w$/);
      await expect(img).toHaveAttribute('fetchpriority', 'high');
      await expect(img).toHaveAccessibleName('O sol sobre a receção');
      // The placeholder came with the page and lies below.
      const before = stranger.getByRole('main').locator('img[src^="data:image/webp"]').first();
      expect(await before.boundingBox()).toMatchObject({ width: expect.any(Number) });
      await seen(stranger);
      await expect(stranger.locator(`img[src*="${rendered.split('?')[0]}"]`)).toHaveCount(0);

      const file = await stranger.request.get(`${picture.url}-640.avif`);
      expect(file.headers()).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { exif, orientation, width, height } = await sharp(await file.body()).metadata();
      expect({ exif, orientation, width, height }).toEqual({
        exif: undefined,
        orientation: undefined,
        width: 640,
        height: 427,
      });

      await open(stranger, `/courses?search=${encodeURIComponent(search)}`);
      await hasCome(stranger);
      await seen(stranger);

      await open(stranger, `/courses/${id}`);
      await addToCart({ page: stranger, words });
      await open(stranger, '/cart');
      await hasCome(stranger);
      await expect(shown(stranger)).toHaveAttribute('sizes', '6rem');
      await seen(stranger);
    } finally {
      await site.call('PUT /courses', { id, cover_picture_id: null });
    }
    await expect.poll(async () => (await cardOf()).picture).toBeNull();
  },
);

// Parallel runs would replace each other's logo.
test('a picture loads without script and without layout shift', phoneOnly, async ({ page, browser, baseURL }) => {
  const site = await asAdministrator(page);
  const partnerOf = async () => (await site.find('POST /partners', {})).results[0];
  const { id } = await partnerOf();
  const [logo, cover] = [await send(site, '#a33'), await send(site, '#274')];
  await site.call('PUT /partners', { id, logo_picture_id: logo, cover_picture_id: cover });
  try {
    const ready = async () => (await partnerOf()).logo && (await partnerOf()).cover;
    await expect.poll(ready, { timeout: 60_000 }).toBeTruthy();
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const tab = await plain.newPage();
    await tab.goto(`/partners/${id}`);
    for (const picture of await tab.getByRole('main').locator('picture img').all()) {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(40);
    }
    await expect(tab.getByRole('main').locator('picture img')).toHaveCount(2);
    await plain.close();

    await page.goto(`/partners/${id}`);
    await hasCome(page);
    const { sum, notified } = await shiftsSinceStart(page);
    expect(sum, notified).toBeLessThanOrEqual(0.02);
  } finally {
    await site.call('PUT /partners', { id, logo_picture_id: null, cover_picture_id: null });
  }
});
