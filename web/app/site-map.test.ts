import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { robotsText, siteMap } from './site-map.ts';

const site = 'https://mestria.test';
const map = siteMap(site, {
  courses: [
    [12, '2026-11-20'],
    [3, '2026-11-21'],
  ],
  partners: [
    [4, '2026-11-19'],
    [5, null],
  ],
  news: [[7, '2026-11-18']],
});

describe('the site map for search engines', () => {
  test('names each course with the day of its last change, and in every language', () => {
    const [entry = ''] = /<url><loc>https:\/\/mestria\.test\/courses\/12<.*<\/url>/.exec(map) ?? [];
    expect(entry).toContain('<lastmod>2026-11-20</lastmod>');
    expect(entry).toContain('hreflang="en-GB" href="https://mestria.test/courses/12?lang=en-GB"');
    expect(entry).toContain('hreflang="pt-PT" href="https://mestria.test/courses/12"');
    expect(entry).toContain('hreflang="x-default" href="https://mestria.test/courses/12"');
  });

  test('says that Home is as young as the youngest course', () => {
    expect(map).toContain('<loc>https://mestria.test/</loc><lastmod>2026-11-21</lastmod>');
    expect(siteMap(site, { courses: [], partners: [], news: [] })).toContain('<loc>https://mestria.test/</loc><xhtml');
  });

  test('names partners and news likewise, and no day where none is known', () => {
    expect(map).toContain('<loc>https://mestria.test/partners/4</loc><lastmod>2026-11-19</lastmod>');
    expect(map).toContain('<loc>https://mestria.test/partners/5</loc><xhtml');
    expect(map).toContain('<loc>https://mestria.test/news/7</loc><lastmod>2026-11-18</lastmod>');
    expect(map).toContain('<loc>https://mestria.test/news</loc><lastmod>2026-11-18</lastmod>');
  });

  test('names only pages that exist, each once', () => {
    const paths = [...map.matchAll(/<loc>https:\/\/mestria\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const names = paths
      .filter((path) => !/^\/(courses|partners|news)\/\d+$/.test(path))
      .map((path) => path.slice(1) || 'index');
    const lost = names.filter(
      (name) => !existsSync(`web/routes/${name}.tsx`) && !existsSync(`web/routes/${name}.index.tsx`),
    );
    expect(lost).toEqual([]);
  });
});

test('robots are told where the map is, and left out of what is one’s own', () => {
  const text = robotsText(site);
  expect(text).toContain('Sitemap: https://mestria.test/sitemap.xml');
  expect(text).toMatch(/^Disallow: \/profile$/m);
});
