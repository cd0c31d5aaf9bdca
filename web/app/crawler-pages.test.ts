import { describe, expect, test } from 'vitest';
import { crawlerPages } from './crawler-pages.ts';
import { openPageCache } from './cached-pages.ts';

const site = 'https://mestria.test';
const origins = { contentOrigin: 'http://content.example', apiOrigin: null };

function makeCrawler() {
  const requested: string[] = [];
  const pages = openPageCache({ mostBytes: 1_000_000, freshMs: 60_000, staleMs: 60_000, origins });
  const answerOne = crawlerPages({
    pages,
    site,
    query: async (path, headers) => {
      requested.push([path, headers?.['accept-language']].filter(Boolean).join(' '));
      return path.startsWith('/api/news/feed') || path.includes('.ics') ? new Response(path) : Response.json([]);
    },
  });
  const read = async (address: string) => {
    const answer = await answerOne(new Request(site + address), new URL(site + address).pathname);
    return answer?.text();
  };
  return { read, requested };
}

describe('a feed', () => {
  test.each([
    ['?x=anything', '?utm_source=y&fbclid=1', '?category=none', '?lang=xx', '?lang=pt-PT'],
    ['?city=Luanda&type=online', '?type=online&x=1&city=%4Cuanda', '?type=online&city=+Luanda+&category='],
    ['?lang=en-GB&has_seats=1', '?has_seats=true&lang=en-GB', '?has_seats=1&lang=en-GB&page=2'],
  ])('of classes is written once for all spellings of one filter: %s', async (...searches) => {
    const { read, requested } = makeCrawler();
    const answers = new Set<string | undefined>();
    for (const search of searches) answers.add(await read(`/classes/calendar.ics${search}`));
    expect([requested.length, answers.size]).toEqual([1, 1]);
  });

  test('of classes passes its filter to the API', async () => {
    const { read, requested } = makeCrawler();
    await read(`/classes/calendar.ics?x=1&partner=7&city=${'%C3%A9'.repeat(100)}&lang=en-GB`);
    await read(`/classes/calendar.ics?city=${'%C3%A9'.repeat(100)}&partner=7&lang=en-GB`);
    expect(requested).toEqual([`/api/classes/calendar.ics?partner=7&city=${'%C3%A9'.repeat(100)}&lang=en-GB`]);
  });

  test('of news, and a site map, are written once whatever else the address says', async () => {
    const { read, requested } = makeCrawler();
    for (const search of ['', '?x=1', '?lang=xx', '?page=2']) await read(`/news/feed.xml${search}`);
    expect(requested).toEqual(['/api/news/feed.xml pt-PT']);
    for (const search of ['', '?x=1']) await read(`/sitemap-news.xml${search}`);
    expect(requested.slice(1)).toEqual(['/api/news/published']);
  });
});
