import { judgeFacts } from '#web/app/found/judge.ts';
import { readMap } from '#web/app/check-map.ts';
import { crawl } from './crawl.ts';
import { desktopOnly, expect, open, test } from './fixture.ts';
import { asAdministrator } from './people.ts';
import { courseOf } from './shopping.ts';

const languages = { pt: '', 'en-GB': '?lang=en-GB' };

test.describe.configure({ mode: 'parallel' });

for (const [language, search] of Object.entries(languages)) {
  test(`no link reachable from Home is broken: ${language}`, desktopOnly, async ({ request }) => {
    const { addresses, faults } = await crawl(request, `/${search}`, 220);
    expect(faults).toEqual([]);
    expect(addresses.filter((address) => /^\/courses\/\d+/.test(address)).length).toBeGreaterThan(10);
    expect(addresses.filter((address) => /^\/(news|partners)\/\d+/.test(address)).length).toBeGreaterThan(2);
  });
}

const kinds: Record<string, string[]> = {
  '/': ['EducationalOrganization', 'WebSite'],
  '/courses': ['ItemList', 'BreadcrumbList'],
  '/courses/1': ['Course', 'CourseInstance', 'BreadcrumbList'],
  '/classes': ['EducationEvent', 'BreadcrumbList'],
  '/partners': ['BreadcrumbList'],
  '/partners/1': ['EducationalOrganization', 'BreadcrumbList'],
  '/news': ['BreadcrumbList'],
  '/news/1': ['NewsArticle', 'BreadcrumbList'],
  '/about': ['BreadcrumbList'],
  '/contact': ['BreadcrumbList'],
  '/sitemap': ['BreadcrumbList'],
  '/certificate-validation': ['BreadcrumbList'],
  '/terms-and-services': ['BreadcrumbList'],
  '/privacy-policy': ['BreadcrumbList'],
};

test('every kind of page has valid structured data and sharing metadata', desktopOnly, async ({ request }) => {
  for (const [path, types] of Object.entries(kinds)) {
    for (const search of Object.values(languages)) {
      const html = await (await request.get(path + search)).text();
      const judged = await judgeFacts(html);
      expect.soft(judged.faults, path).toEqual([]);
      expect.soft(judged.types, path).toEqual(expect.arrayContaining(types));
      for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
        expect.soft(html.split(`property="${name}"`), `${path} ${name}`).toHaveLength(2);
      }
      expect.soft(html.match(/hrefLang="(pt-PT|pt-AO|pt-MZ|en-GB|x-default)"/gi), path).toHaveLength(5);
    }
  }
});

test('a page has one canonical address, whatever its query', desktopOnly, async ({ request }) => {
  const ownAddress = async (address: string) =>
    /<link rel="canonical" href="[^"]*?:\d+(\/[^"]*)"/.exec(await (await request.get(address)).text())?.[1];
  expect(await ownAddress('/courses/1?utm_source=x&fbclid=y')).toBe('/courses/1');
  expect(await ownAddress('/courses/1?currency=usd&lang=en-GB')).toBe('/courses/1?lang=en-GB');
  expect(await ownAddress('/courses/1?lang=en-GB&utm_medium=x')).toBe('/courses/1?lang=en-GB');
  expect(await ownAddress('/?gclid=1')).toBe('/');
  for (const address of ['/courses/01', '/courses/1e0', '/courses/0', '/courses/-1', '/courses/999999999', '/nowhere'])
    expect((await request.get(address)).status(), address).toBe(404);
});

test('a page is the same with any tracking parameters in any order', desktopOnly, async ({ request }) => {
  const etagOf = async (address: string) => (await request.get(address)).headers()['etag'];
  // Another journey may change a course between two requests.
  await expect(async () => {
    const plain = await etagOf('/courses?lang=en-GB&search=a&type=online');
    expect(plain).toBeTruthy();
    expect(await etagOf('/courses?type=online&search=a&lang=en-GB')).toBe(plain);
    expect(await etagOf('/courses?utm_source=x&type=online&fbclid=y&search=a&utm_id=&lang=en-GB')).toBe(plain);
    expect(await etagOf('/?utm_source=x')).toBe(await etagOf('/'));
    expect(await etagOf('/courses?type=presential&search=a&lang=en-GB')).not.toBe(plain);
  }).toPass({ timeout: 30_000 });
});

const impossible = [
  'page=-5',
  'page=x',
  'page=99999999',
  'category=999999&partner=x&type=nope&level=nope&language=%25',
  'price_min=9&price_max=1',
  'price_min=1e99&starts_within=9999&has_seats=x',
  'city=%00',
  'view=year&date=0000-00-00',
  'sort=drop%20table',
];
const sought = [
  'a'.repeat(10_000),
  'a:* & !b | (c <-> d',
  "'; drop table courses; --",
  '\u{1F525}\u{1F468}\u200D\u{1F469}',
  '\u202Eolleh\u200F',
  '\0\u0007\u001B[31m',
];

for (const list of ['/courses', '/classes', '/partners', '/news']) {
  test(`${list} answers any query with a page`, desktopOnly, async ({ request }) => {
    const searches = sought.map((text) => `search=${encodeURIComponent(text)}`);
    for (const query of [...impossible, ...searches, 'search=%FF%ED%A0%80']) {
      const answer = await request.get(`${list}?${query}`, { timeout: 10_000 });
      expect.soft(answer.status(), query.slice(0, 100)).toBe(200);
      expect.soft(await answer.text(), query.slice(0, 100)).toContain('<h1');
    }
  });
}

test('an address that is too long gets a page with advice', desktopOnly, async ({ request }) => {
  const answer = await request.get(`/courses?search=${encodeURIComponent('ã'.repeat(10_000))}`, { timeout: 10_000 });
  expect(answer.status()).toBe(431);
  expect(await answer.text()).toContain('Encurte o que procura');
});

test(
  'an address with tracking parameters shows its page in the browser, and no link passes them on',
  desktopOnly,
  async ({ page }) => {
    await open(page, '/courses?utm_source=x&type=online');
    await expect(page.locator('main h3 a').first()).toBeVisible();
    await expect(page.locator('a[href*="utm_"]')).toHaveCount(0);
  },
);

test(
  'the picture of a course is at the address that its page states',
  desktopOnly,
  async ({ page, request, baseURL }) => {
    const { path } = await courseOf(page, 'extintores');
    const html = await (await request.get(path)).text();
    const image = /property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search } = new URL(image, baseURL);
    const answer = await request.get(pathname + search);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(answer.headers()['cache-control']).toContain('immutable');
  },
);

test('the site maps follow the protocol and list existing pages', desktopOnly, async ({ request }) => {
  const index = readMap(await (await request.get('/sitemap.xml')).text(), 'http://localhost');
  expect(index).toMatchObject({ root: 'sitemapindex', faults: [] });
  for (const address of index.addresses) {
    const { pathname } = new URL(address);
    const map = readMap(await (await request.get(pathname)).text(), 'http://localhost');
    expect(map.faults, pathname).toEqual([]);
    for (const one of [map.addresses.at(0), map.addresses.at(-1)])
      expect((await request.get(new URL(one ?? '').pathname, { maxRedirects: 0 })).status(), one).toBe(200);
  }
  expect((await request.get('/sitemap-courses-999.xml')).status()).toBe(404);
});

test('the web app manifest is valid', desktopOnly, async ({ request }) => {
  for (const [language, search] of Object.entries(languages)) {
    const html = await (await request.get(`/${search}`)).text();
    expect(html).toContain(`<link rel="manifest" href="/manifest.${language}.json">`);
    const manifest = await request.get(`/manifest.${language}.json`);
    expect(manifest.headers()['content-type']).toMatch(/json/);
    for (const { src } of (await manifest.json()).icons) expect((await request.get(src)).status(), src).toBe(200);
  }
});

test('a deleted course answers 410, and its page gives advice', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  const site = await asAdministrator(page);
  const title = { pt: '</script><script>alert(1)</script> "&' };
  const { data } = await site.call('POST /courses/create', { title, type: 'online' });
  const path = `/courses/${data[0].id}`;
  // The server's structured data must not disturb hydration.
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.pt);
  expect((await judgeFacts(await (await page.request.get(path)).text())).faults).toEqual([]);
  await site.call('PUT /courses/delete', { id: data[0].id });
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(410);
  refusals.expect({ path, status: 410 });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('gone.title'));
  await expect(page).toHaveTitle(`${words('gone.title')} · Mestria`);
  expect(await (await page.request.get(path)).text()).toContain(`<title>${words('gone.title')} · Mestria</title>`);
});

test('the site map lists every course for search engines', desktopOnly, async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const index = await page.request.get('/sitemap.xml');
  expect(robots).toContain('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('xml');
  expect(await index.text()).toContain('/sitemap-courses-1.xml');
  const map = await page.request.get('/sitemap-courses-1.xml');
  const { path } = await courseOf(page, 'extintores');
  expect(await map.text()).toMatch(new RegExp(`<loc>[^<]*${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
});
