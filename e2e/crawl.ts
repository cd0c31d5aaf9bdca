import type { APIRequestContext } from '@playwright/test';

type Match = { address: string; from: string };
export type Crawled = { addresses: string[]; faults: string[] };

/** Pages requested at once. */
const side = 4;

/**
 * Follows the links of a guest's pages breadth-first. An address may redirect once. Lists have endless variants, so
 * only a few addresses that differ in their query alone are followed.
 */
export async function crawl(request: APIRequestContext, start: string, most: number): Promise<Crawled> {
  const seen = new Map<string, number>();
  const requested: string[] = [];
  const faults: string[] = [];
  let next: Match[] = [{ address: start, from: 'the beginning' }];
  while (next.length > 0 && requested.length < most) {
    const round = next.slice(0, Math.min(side, most - requested.length));
    next = next.slice(round.length);
    requested.push(...round.map(({ address }) => address));
    for (const { links, fault } of await Promise.all(round.map((one) => follow(request, one)))) {
      if (fault) faults.push(fault);
      next.push(...links.filter(({ address }) => isNew(address, seen)));
    }
  }
  return { addresses: requested, faults };
}

const mostAlike = 4;

function isNew(address: string, seen: Map<string, number>): boolean {
  if (seen.has(address)) return false;
  seen.set(address, 1);
  const { pathname } = new URL(address, 'http://house');
  const alike = (seen.get(`${pathname}?`) ?? 0) + 1;
  seen.set(`${pathname}?`, alike);
  return alike <= mostAlike;
}

async function follow(
  request: APIRequestContext,
  { address, from }: Match,
): Promise<{ links: Match[]; fault?: string }> {
  const first = await request.get(address, { maxRedirects: 0 });
  const onwards = first.headers()['location'];
  const answer = onwards === undefined ? first : await request.get(onwards, { maxRedirects: 0 });
  if (answer.status() !== 200) return { links: [], fault: `${address} (on ${from}) answers ${answer.status()}` };
  const isPage = answer.headers()['content-type']?.startsWith('text/html');
  const links = isPage ? linksIn(await answer.text(), address) : [];
  return { links: links.map((link) => ({ address: link, from: address })) };
}

/** Links and pictures within the site. */
function linksIn(html: string, base: string): string[] {
  const named = [...html.matchAll(/<(?:a|img|link)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, value = '']) => value);
  const addresses = named
    .map((value) => new URL(value.replaceAll('&amp;', '&'), new URL(base, 'http://house')))
    .filter(({ host, protocol }) => host === 'house' && protocol === 'http:');
  return [...new Set(addresses.map(({ pathname, search }) => pathname + search))];
}
