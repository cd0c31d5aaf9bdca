import { addressesOf } from '#web/shared/page-addresses.ts';

/** A course and the day on which it last changed. */
export type Published = [id: number, changedOn: string];

/** What anybody may open and search engines should know of, beside the courses. */
const pages = [
  '/',
  '/courses',
  '/classes',
  '/certificate-validation',
  '/about',
  '/contact',
  '/sitemap',
  '/terms-and-services',
  '/privacy-policy',
];
/** Their content follows the catalogue's. */
const livePages = new Set(['/', '/courses', '/classes', '/about', '/sitemap']);

/** The site for search engines (sitemaps.org): each page with its own address in every language. */
export function siteMap(site: string, courses: readonly Published[]): string {
  const newest = courses.map(([, changedOn]) => changedOn).reduce((one, other) => (one > other ? one : other), '');
  const urls = [
    ...pages.map((path) => entry(site, path, livePages.has(path) ? newest : '')),
    ...courses.map(([id, changedOn]) => entry(site, `/courses/${id}`, changedOn)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function entry(site: string, path: string, changedOn: string): string {
  const { canonical, alternates } = addressesOf({ site, path });
  const others = alternates.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
  );
  const changed = changedOn && `<lastmod>${changedOn}</lastmod>`;
  return `<url><loc>${escaped(canonical)}</loc>${changed}${others.join('')}</url>`;
}

/** What search engines are asked to leave alone: pages of one's own, and calls but for the pictures among them. */
export function robotsText(site: string): string {
  return `User-agent: *
Allow: /api/courses/
Allow: /api/categories/
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
