export type Way = 'page' | 'file' | 'fixed-name' | 'drawing' | 'start-list';

type Requested = { method: string; mode: string; url: URL };

const fixedNames = /^\/(first\.js|offline\.css|favicon\.svg|no-script\.css|manifest\.[\w-]+\.json|logo\/[\w-]+\.svg)$/;
const startLists = /^\/api\/(locales|currencies|application-settings)$/;
const drawings = /^\/api\/((news\/)?covers\.svg|(courses|categories|news)\/[\w-]+\/cover\.svg)$/;

/**
 * How the worker answers a request; null leaves it to the browser. It answers pages and their files, and of the API only
 * drawn covers and the lists that every start of the app loads, since all else belongs to one user.
 */
export function wayOf({ method, mode, url }: Requested, origin: string): Way | null {
  if (url.origin !== origin) return null;
  const { pathname } = url;
  if (method === 'POST') return startLists.test(pathname) ? 'start-list' : null;
  if (method !== 'GET') return null;
  if (mode === 'navigate') return isSite(pathname) ? 'page' : null;
  if (/^\/(assets|fonts)\//.test(pathname)) return 'file';
  if (fixedNames.test(pathname)) return 'fixed-name';
  return drawings.test(pathname) ? 'drawing' : null;
}

function isSite(pathname: string): boolean {
  return !/^\/(api|dev)(\/|$)|\.\w+$/.test(pathname);
}

/** Pages behind the sign-in that can be read offline, by the address of the document that stands for all of their kind. */
const ownPages: [RegExp, string][] = [
  [/^\/profile\/(my-courses|my-certificates|my-orders-history(\/\d+)?)\/?$/, '/profile'],
  [/^\/classes\/\d+(\/(contents|lessons|modules))?\/?$/, '/classes/1'],
  [/^\/courses\/\d+\/timetable\/\d+\/?$/, '/courses/1/timetable/1'],
  [/^\/courses\/\d+\/learn\/?$/, '/player'],
  [/^\/payment\/\d+\/\d+\/?$/, '/payment/1/1'],
];

/** These documents are drawn for nobody: they have neither data nor a name, which the page itself loads. */
export function shellOf({ pathname }: Pick<URL, 'pathname'>): string | null {
  return ownPages.find(([pages]) => pages.test(pathname))?.[1] ?? null;
}

/** Those that every account has at the same address, in the order in which the offline page links them. */
export const listedPages = [
  { address: '/profile/my-courses', name: 'my_courses' },
  { address: '/profile/my-orders-history', name: 'my_orders_history' },
  { address: '/profile/my-certificates', name: 'my_certificates' },
] as const;
export type ListedPage = (typeof listedPages)[number];

/** The keys to delete so that the newest `most` stay; the oldest are first. */
export function beyond<Key>(keys: readonly Key[], most: number): Key[] {
  return keys.slice(0, Math.max(0, keys.length - most));
}

export function filesIn(html: string): string[] {
  const named = html.matchAll(/\s(?:src|href)="(\/(?:assets\/[^"]+|first\.js|favicon\.svg))"/g);
  return [...new Set([...named].map(([, file = '']) => file))];
}

export function titleIn(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}

/** Caches know only addresses, so the locale and the body of the request become part of one. */
export function keyOfList(url: URL, locale: string, body: string): string {
  return `${url.pathname}?${new URLSearchParams({ locale, body })}`;
}

export function outdated(names: readonly string[], build: string): string[] {
  return names.filter((name) => name.startsWith('mestria ') && !name.startsWith(`mestria ${build} `));
}

const hour = 3_600_000;

export function isRecent(date: string | null, now: number): boolean {
  return date !== null && now - Date.parse(date) < hour;
}
