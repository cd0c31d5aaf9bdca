import { addressesOf } from '#web/shared/page-addresses.ts';

/** A course, a partner or a post, and the day on which it last changed, where that is known. */
export type Published = [id: number, changedOn: string | null];

/** All that has a page of its own. */
export type AllPublished = Record<'courses' | 'partners' | 'news', readonly Published[]>;

/** What anybody may open and search engines should know of, beside these. */
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
/** Their content follows the catalogue's. */
const livePages = new Set(['/', '/courses', '/classes', '/partners', '/about', '/sitemap']);

/** The site for search engines (sitemaps.org): each page with its own address in every language. */
export function siteMap(site: string, { courses, partners, news }: AllPublished): string {
  const changedOn = (path: string) =>
    path === '/news' ? youngest(news) : livePages.has(path) ? youngest(courses) : '';
  const urls = [
    ...pages.map((path) => entry(site, path, changedOn(path))),
    ...courses.map(([id, day]) => entry(site, `/courses/${id}`, day)),
    ...partners.map(([id, day]) => entry(site, `/partners/${id}`, day)),
    ...news.map(([id, day]) => entry(site, `/news/${id}`, day)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function youngest(all: readonly Published[]): string {
  return all.map(([, day]) => day ?? '').reduce((one, other) => (one > other ? one : other), '');
}

function entry(site: string, path: string, changedOn: string | null): string {
  const { canonical, alternates } = addressesOf({ site, path });
  const others = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
  );
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return `<url><loc>${escaped(canonical)}</loc>${changed}${others.join('')}</url>`;
}

/** What search engines are asked to leave alone: pages of one's own, and calls but for the pictures among them. */
export function robotsText(site: string): string {
  return `User-agent: *
Allow: /api/courses/
Allow: /api/categories/
Allow: /api/news/
Disallow: /api/
Disallow: /cart
Disallow: /checkout
Disallow: /payment/
Disallow: /profile
Disallow: /login
Disallow: /sign-up

Sitemap: ${site}/sitemap.xml
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
