import { defaultLocale, localeKeys, type LocaleKey } from '#contract/visitor-values.ts';
import { calendarNarrowing, readCalendarNarrowing } from '#contract/rules/calendar-address.ts';
import { ConnectionFailure } from '#web/shared/api/connection.ts';
import type { CachedPages } from './cached-pages.ts';
import { courseMaps } from './course-maps.ts';
import { listMap, mapIndex, pagesMap, robotsText, youngest, type Published } from './site-map.ts';

type Query = (path: string, headers?: Record<string, string>) => Promise<Response>;
type Parts = { pages: CachedPages; site: string; query: Query };

export function crawlerPages({ pages, site, query }: Parts) {
  const maps = shortMaps(site, query);
  const courseMap = courseMaps(site, query);

  function map(request: Request, path: string): Promise<Response> | Response | null {
    const part = /^\/sitemap-courses-([1-9]\d{0,6})\.xml$/.exec(path)?.[1];
    if (part !== undefined) return courseMap(request, Number(part));
    const draw = maps[path];
    const headers = { 'content-type': 'application/xml; charset=utf-8' };
    return draw ? pages.answer(request, path, async () => new Response(await draw(), { headers })) : null;
  }

  function feed(request: Request, path: string): Promise<Response> | Response {
    const locale = localeIn(request.url);
    const key = locale === defaultLocale ? path : `${path}?lang=${locale}`;
    return pages.answer(request, key, () => query('/api/news/feed.xml', { 'accept-language': locale }));
  }

  /** The address filters the feed as it does the page; equal filters share one cached feed. */
  function calendar(request: Request): Promise<Response> | Response {
    const key = `/classes/calendar.ics${calendarSearch(request.url)}`;
    return pages.answer(request, key, () => query(`/api${key}`));
  }

  return (request: Request, path: string): Promise<Response> | Response | null => {
    if (path.startsWith('/sitemap') && path.endsWith('.xml')) return map(request, path);
    if (path === '/news/feed.xml') return feed(request, path);
    if (path === '/classes/calendar.ics') return calendar(request);
    if (path !== '/robots.txt') return null;
    return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}

/** The filter of the feed in its canonical spelling. */
function calendarSearch(url: string): string {
  const narrowing = readCalendarNarrowing(Object.fromEntries(new URL(url).searchParams));
  const words = calendarNarrowing.flatMap((name) =>
    narrowing[name] === undefined ? [] : [[name, String(narrowing[name])]],
  );
  const locale = localeIn(url);
  const search = new URLSearchParams(locale === defaultLocale ? words : [...words, ['lang', locale]]).toString();
  return search && `?${search}`;
}

function localeIn(url: string): LocaleKey {
  const lang = new URL(url).searchParams.get('lang');
  return localeKeys.find((key) => key === lang) ?? defaultLocale;
}

/** The index, and all maps except those of the courses. */
function shortMaps(site: string, query: Query): Record<string, () => Promise<string>> {
  async function published(of: string): Promise<Published[]> {
    const answer = await query(`/api/${of}`);
    if (answer.status === 503) throw new ConnectionFailure();
    if (!answer.ok) throw new Error(`The entries of a site map (${of}) did not come: ${answer.status}`);
    return answer.json();
  }

  const courseParts = () => published('courses/published/parts');

  return {
    '/sitemap.xml': async () => {
      const [parts, partners, trainers, news] = await Promise.all([
        courseParts(),
        published('partners/published'),
        published('trainers/published'),
        published('news/published'),
      ]);
      return mapIndex(site, [
        ['sitemap-pages.xml', youngest([...parts, ...news])],
        ...(partners.length > 0 ? [['sitemap-partners.xml', youngest(partners)] as const] : []),
        ...(trainers.length > 0 ? [['sitemap-trainers.xml', youngest(trainers)] as const] : []),
        ...(news.length > 0 ? [['sitemap-news.xml', youngest(news)] as const] : []),
        ...parts.map(([part, day]) => [`sitemap-courses-${part}.xml`, day ?? ''] as const),
      ]);
    },
    '/sitemap-pages.xml': async () => {
      const [parts, news] = await Promise.all([courseParts(), published('news/published')]);
      return pagesMap(site, { courses: youngest(parts), news: youngest(news) });
    },
    '/sitemap-partners.xml': async () => listMap(site, '/partners', await published('partners/published')),
    '/sitemap-trainers.xml': async () => listMap(site, '/trainers', await published('trainers/published')),
    '/sitemap-news.xml': async () => listMap(site, '/news', await published('news/published')),
  };
}
