import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMap } from './check-map.ts';
import { courseMaps } from './course-maps.ts';
import { listMap, mapIndex, pagesMap, robotsText, youngest, type Published } from './site-map.ts';

const site = 'https://mestria.test';
const courses: Published[] = [
  [12, '2026-11-20'],
  [3, '2026-11-21'],
];
const map = listMap(site, '/courses', courses);
const always = pagesMap(site, { courses: youngest(courses), news: '2026-11-18' });

describe('a site map for search engines', () => {
  test('names each course with the day of its last change, and in every language', () => {
    const [entry = ''] = /<url><loc>https:\/\/mestria\.test\/courses\/12<.*<\/url>/.exec(map) ?? [];
    expect(entry).toContain('<lastmod>2026-11-20</lastmod>');
    expect(entry).toContain('hreflang="en-GB" href="https://mestria.test/courses/12?lang=en-GB"');
    expect(entry).toContain('hreflang="pt-PT" href="https://mestria.test/courses/12"');
    expect(entry).toContain('hreflang="x-default" href="https://mestria.test/courses/12"');
  });

  test('dates Home by the newest course, and News by the newest post', () => {
    expect(always).toContain('<loc>https://mestria.test/</loc><lastmod>2026-11-21</lastmod>');
    expect(always).toContain('<loc>https://mestria.test/news</loc><lastmod>2026-11-18</lastmod>');
    expect(pagesMap(site, { courses: '', news: '' })).toContain('<loc>https://mestria.test/</loc><xhtml');
  });

  test('leaves out an unknown day', () => {
    expect(listMap(site, '/partners', [[5, null]])).toContain('<loc>https://mestria.test/partners/5</loc><xhtml');
  });

  test('names only pages that exist, each once', () => {
    const { addresses } = readMap(always, site);
    const names = addresses.map((address) => new URL(address).pathname.slice(1) || 'index');
    const lost = names.filter(
      (name) => !existsSync(`web/routes/${name}.tsx`) && !existsSync(`web/routes/${name}.index.tsx`),
    );
    expect(lost).toEqual([]);
  });

  test('follows the protocol, as its index does', () => {
    const index = mapIndex(site, [
      ['sitemap-pages.xml', '2026-11-21'],
      ['sitemap-courses-1.xml', ''],
    ]);
    for (const xml of [map, always, index]) expect(readMap(xml, site).faults).toEqual([]);
    expect(readMap(index, site)).toMatchObject({ root: 'sitemapindex', addresses: { length: 2 } });
    expect(
      readMap(map.replace('2026-11-20', 'ontem').replace('</loc>', '</loc><loc>x</loc>'), site).faults,
    ).toHaveLength(3);
  });
});

function someCourses(total: number) {
  const requested: string[] = [];
  const query = async (path: string) => {
    requested.push(path);
    const words = new URL(path, site).searchParams;
    const [after, most] = [Number(words.get('after')), Number(words.get('most'))];
    const isThere = words.get('part') === '1';
    const rows = Array.from({ length: isThere ? Math.min(most, total - after) : 0 }, (_, index) => [
      after + index + 1,
      '2026-11-21',
    ]);
    return Response.json(rows);
  };
  return { answer: courseMaps(site, query), requested };
}

describe('the maps of the courses', () => {
  const request = new Request(`${site}/sitemap-courses-1.xml`);

  test('are read in batches, once for concurrent requests, and name all courses', async () => {
    const { answer, requested } = someCourses(2_500);
    const [one, other] = await Promise.all([answer(request, 1), answer(request, 1)]);
    const { addresses, faults } = readMap(await one.text(), site);
    expect(faults).toEqual([]);
    expect(addresses).toHaveLength(2_500);
    expect(addresses.at(-1)).toBe(`${site}/courses/2500`);
    expect(await other.text()).toContain('/courses/2500<');
    expect(requested).toHaveLength(3);
  });

  test('stay cached when parts without courses are requested', async () => {
    const { answer, requested } = someCourses(10);
    await answer(request, 1);
    await Promise.all(Array.from({ length: 8 }, (_, index) => answer(request, index + 2)));
    const before = requested.length;
    expect((await answer(request, 1)).status).toBe(200);
    expect(requested).toHaveLength(before);
  });

  test('stay below the largest size of the protocol', async () => {
    const far = `https://${'a'.repeat(40)}.mestria.test`;
    const rows = Array.from({ length: 50_000 }, (_, index): Published => [999_950_000 + index, '2026-11-21']);
    expect(listMap(far, '/courses', rows).length).toBeLessThan(52_428_800);
  });

  test('are sent compressed to clients that accept it', async () => {
    const { answer } = someCourses(10);
    const packed = await answer(new Request(request, { headers: { 'accept-encoding': 'gzip, br' } }), 1);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(readMap(await new Response(unpacked).text(), site).addresses).toHaveLength(10);
  });

  test('are not found for parts without courses, and are read again after a failure', async () => {
    expect((await someCourses(10).answer(request, 2)).status).toBe(404);
    const works = [false, true];
    const answer = courseMaps(site, async () =>
      works.shift() ? Response.json([]) : new Response(null, { status: 500 }),
    );
    await expect(answer(request, 1)).rejects.toThrow('did not come');
    expect((await answer(request, 1)).status).toBe(404);
  });
});

test('robots.txt names the map and disallows personal pages', () => {
  const text = robotsText(site);
  expect(text).toContain('Sitemap: https://mestria.test/sitemap.xml');
  expect(text).toMatch(/^Disallow: \/profile$/m);
});
