type RouteFiles = { children?: string[]; css?: string[]; preloads?: string[] };
export type Manifest = Record<string, RouteFiles>;

export type Asset = { gzip: number; imports: string[] };

export type Built = {
  routes: Manifest;
  /** Every file of the browser by its address, with its static imports. */
  assets: Record<string, Asset>;
};

export type Load = { route: string; javascript: number; css: number; beyondShared: number };

/** A tenth above the heaviest page of each kind when they were set. A feature does not raise them. */
const budgets = {
  public: { javascript: 160_000, css: 15_000, beyondShared: 26_000 },
  own: { javascript: 180_000, css: 21_000, beyondShared: 47_000 },
};

/** No visit begins on these pages: they load after the sign-in, or the page of the course, has loaded the shell. */
const own =
  /^\/(admin|cart|checkout|classes\/\$id|payment|player|profile|wishlist)|^\/courses\/\$id\/(learn|timetable)/;

export function isPublic(route: string): boolean {
  return !own.test(route);
}

const shell = '__root__';

/** What a first visit to this page loads, in bytes after gzip. Its texts are in the page itself. */
export function firstLoad(built: Built, route: string): Load {
  const { routes } = built;
  const matched = [route, ...parentsOf(routes, route)];
  const shared = reachable(built, routes[shell]?.preloads ?? []);
  const all = reachable(built, [...shared, ...matched.flatMap((id) => routes[id]?.preloads ?? [])]);
  const css = new Set(matched.flatMap((id) => routes[id]?.css ?? []));
  const javascript = weigh(built, all);
  return { route, javascript, css: weigh(built, css), beyondShared: javascript - weigh(built, shared) };
}

export function overspent({ route, javascript, css, beyondShared }: Load): string[] {
  const budget = isPublic(route) ? budgets.public : budgets.own;
  return [
    ...over(`${route}: JavaScript of the first load`, javascript, budget.javascript),
    ...over(`${route}: CSS of the first load`, css, budget.css),
    ...over(`${route}: JavaScript beyond what pages share`, beyondShared, budget.beyondShared),
  ];
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function over(what: string, bytes: number, most: number): string[] {
  return bytes > most ? [`${what} is ${kilobytes(bytes)} gzip, and may be ${kilobytes(most)}.`] : [];
}

function parentsOf(routes: Manifest, route: string): string[] {
  const parent = Object.keys(routes).find((id) => routes[id]?.children?.includes(route));
  return parent ? [parent, ...parentsOf(routes, parent)] : [];
}

function reachable({ assets }: Built, from: string[]): Set<string> {
  const match = new Set<string>();
  const queue = [...from];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (match.has(next)) continue;
    match.add(next);
    queue.push(...(assets[next]?.imports ?? []));
  }
  return match;
}

function weigh({ assets }: Built, addresses: Set<string>): number {
  return [...addresses].reduce((sum, address) => sum + (assets[address]?.gzip ?? 0), 0);
}
