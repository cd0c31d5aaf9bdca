import type { KeptPages } from './keep-pages.ts';
import { robotsText, siteMap, type Published } from './site-map.ts';

type Parts = { pages: KeptPages; site: string; ask: (path: string) => Promise<Response> };

const longestKept = 300;

/** What those read who search the web. The site map is kept as pages are. */
export function crawlerPages({ pages, site, ask }: Parts) {
  async function draw(): Promise<Response> {
    const answer = await ask('/api/courses/published');
    if (!answer.ok) throw new Error(`The courses for the site map did not come: ${answer.status}`);
    const courses: Published[] = await answer.json();
    return new Response(siteMap(site, courses), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
  }

  /** Whoever subscribes says in the address what narrows it, as on the page. */
  function calendar(request: Request): Promise<Response> | Response {
    const key = `/classes/calendar.ics${new URL(request.url).search}`;
    return pages.answer(request, key.length > longestKept ? null : key, () => ask(`/api${key}`));
  }

  return (request: Request, path: string): Promise<Response> | Response | null => {
    if (path === '/sitemap.xml') return pages.answer(request, path, draw);
    if (path === '/classes/calendar.ics') return calendar(request);
    if (path !== '/robots.txt') return null;
    return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  };
}
