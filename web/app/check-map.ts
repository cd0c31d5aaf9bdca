import { SaxesParser } from 'saxes';

type ReadMap = { root: string; addresses: string[]; faults: string[] };

const ofMaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ofLinks = 'http://www.w3.org/1999/xhtml';
const most = { entries: 50_000, bytes: 52_428_800, address: 2_047 };
const within: Record<string, string[]> = { urlset: ['url'], sitemapindex: ['sitemap'] };
const of: Record<string, string[]> = { url: ['loc', 'lastmod', 'link'], sitemap: ['loc', 'lastmod'] };

/** For tests; the faults follow the protocol (sitemaps.org, schemas 0.9). */
export function readMap(xml: string, site: string): ReadMap {
  const faults: string[] = [];
  const addresses: string[] = [];
  const way: string[] = [];
  let root = '';
  let seen: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => faults.push(message));
  parser.on('opentag', ({ local, uri, attributes }) => {
    root ||= local;
    faults.push(...strayIn({ local, uri, parent: way.at(-1) }), ...elsewhere(attributes['href']?.value, site));
    if (local in of) seen = [];
    else if (way.length > 1) seen.push(local);
    way.push(local);
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ local }) => {
    way.pop();
    if (local === 'loc') addresses.push(text);
    if (local === 'lastmod' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) faults.push(`${text} is no day`);
    if (local in of) faults.push(...outOfOrder(seen, of[local] ?? []));
  });
  parser.write(xml).close();
  if (!(root in within)) faults.push(`<${root}> is no site map`);
  return {
    root,
    addresses,
    faults: [...faults, ...limitsOf(addresses, site), ...(xml.length > most.bytes ? ['too large'] : [])],
  };
}

function strayIn({ local, uri, parent }: { local: string; uri: string; parent: string | undefined }): string[] {
  const isKnown = uri === (local === 'link' ? ofLinks : ofMaps);
  const allowed = parent === undefined ? [local] : (within[parent] ?? of[parent] ?? []);
  return [
    ...(isKnown ? [] : [`<${local}> is of ${uri}`]),
    ...(allowed.includes(local) ? [] : [`<${local}> in <${parent}>`]),
  ];
}

function elsewhere(href: string | undefined, site: string): string[] {
  return href === undefined || href.startsWith(site) ? [] : [`${href} is elsewhere`];
}

function outOfOrder(names: string[], order: string[]): string[] {
  const places = names.map((name) => order.indexOf(name));
  const isSorted = places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
  const isWhole = names.filter((name) => name === 'loc').length === 1;
  return isSorted && isWhole ? [] : [`not in order: ${names.join(', ')}`];
}

function limitsOf(addresses: string[], site: string): string[] {
  return [
    ...(addresses.length === 0 || addresses.length > most.entries ? [`${addresses.length} entries`] : []),
    ...(new Set(addresses).size === addresses.length ? [] : ['an address twice']),
    ...addresses
      .filter((address) => !URL.canParse(address) || !address.startsWith(site) || address.length > most.address)
      .map((address) => `${address} is no address of the site`),
  ];
}
