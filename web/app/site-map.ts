import { escapeHtml } from '#api/shared/http/escape-html.ts';
import { addressesOf } from '#web/shared/page/page-addresses.ts';

/** A course, a partner, a trainer or a post, and the day of its last change if it is known. */
export type Published = [id: number, changedOn: string | null];

/** The public pages for search engines, except those of courses, partners, trainers and posts. */
const pages = [
  '/',
  '/courses',
  '/classes',
  '/partners',
  '/news',
  '/certificate-validation',
  '/about',
  '/contact',
  '/sitemap',
  '/terms-and-services',
  '/privacy-policy',
];
const livePages = new Set(['/', '/courses', '/classes', '/partners', '/about', '/sitemap']);

export type Changed = { courses: string; news: string };

export const mapEnd = '</urlset>\n';
export const mapBegin = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
`;

export function pagesMap(site: string, { courses, news }: Changed): string {
  const changedOn = (path: string) => (path === '/news' ? news : livePages.has(path) ? courses : '');
  return mapBegin + pages.map((path) => entry(site, path, changedOn(path))).join('') + mapEnd;
}

export function listMap(site: string, list: string, published: readonly Published[]): string {
  return mapBegin + entries(site, list, published) + mapEnd;
}

export function entries(site: string, list: string, published: readonly Published[]): string {
  return published.map(([id, day]) => entry(site, `${list}/${id}`, day)).join('');
}

export function youngest(all: readonly Published[]): string {
  return all.map(([, day]) => day ?? '').reduce((one, other) => (one > other ? one : other), '');
}

export function mapIndex(site: string, maps: readonly (readonly [file: string, changedOn: string])[]): string {
  const parts = maps.map(
    ([file, day]) => `<sitemap><loc>${escapeHtml(`${site}/${file}`)}</loc>${changed(day)}</sitemap>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join('')}</sitemapindex>
`;
}

function entry(site: string, path: string, changedOn: string | null): string {
  const { canonical, alternates } = addressesOf({ site, path });
  const others = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(canonical)}</loc>${changed(changedOn)}${others.join('')}</url>\n`;
}

function changed(day: string | null): string {
  return day ? `<lastmod>${day}</lastmod>` : '';
}

export function robotsText(site: string): string {
  return `User-agent: *
Allow: /api/courses/
Allow: /api/categories/
Allow: /api/news/
Allow: /api/pictures/
Disallow: /api/
Disallow: /admin
Disallow: /cart
Disallow: /checkout
Disallow: /payment/
Disallow: /profile
Disallow: /login
Disallow: /forms/
Disallow: /sign-up

Sitemap: ${site}/sitemap.xml
`;
}
