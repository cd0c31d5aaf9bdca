import { defaultLocale, localeKeys, type LocaleKey } from '#contract/visitor-values.ts';
import type { KeptPages } from './keep-pages.ts';
import { robotsText, siteMap, type Published } from './site-map.ts';

type Ask = (path: string, headers?: Record<string, string>) => Promise<Response>;
type Parts = { pages: KeptPages; site: string; ask: Ask };

const longestKept = 300;

/** What those read who search the web, and readers of feeds. Site map and feed are kept as pages are. */
export function crawlerPages({ pages, site, ask }: Parts) {
  async function published(of: string): Promise<Published[]> {
    const answer = await ask(`/api/${of}/published`);
    if (!answer.ok) throw new Error(`What the site map names of ${of} did not come: ${answer.status}`);
    return answer.json();
  }

  async function drawMap(): Promise<Response> {
    const [courses, partners, news] = await Promise.all([
      published('courses'),
      published('partners'),
      published('news'),
    ]);
    const map = siteMap(site, { courses, partners, news });
    return new Response(map, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  }

  function feed(request: Request, path: string): Promise<Response> | Response {
    const locale = localeIn(request.url);
    const key = locale === defaultLocale ? path : `${path}?lang=${locale}`;
    return pages.answer(request, key, () => ask('/api/news/feed.xml', { 'accept-language': locale }));
  }

  /** Whoever subscribes says in the address what narrows it, as on the page. */
  function calendar(request: Request): Promise<Response> | Response {
    const key = `/classes/calendar.ics${new URL(request.url).search}`;
    return pages.answer(request, key.length > longestKept ? null : key, () => ask(`/api${key}`));
  }

  return (request: Request, path: string): Promise<Response> | Response | null => {
    if (path === '/sitemap.xml') return pages.answer(request, path, drawMap);
    if (path === '/news/feed.xml') return feed(request, path);
    if (path === '/classes/calendar.ics') return calendar(request);
    if (path !== '/robots.txt') return null;
    return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}

function localeIn(url: string): LocaleKey {
  const lang = new URL(url).searchParams.get('lang');
  return localeKeys.find((key) => key === lang) ?? defaultLocale;
}
