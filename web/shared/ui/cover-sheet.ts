const drawn = /^\/api\/(courses|categories|news)\/([a-z0-9-]+)\/cover\.svg\?v=(\w+)(?:&shape=(\w+))?$/;

const letters: Record<string, string> = { courses: 'c', categories: 'k', news: 'n' };

/** Where each of these drawn covers is on a sheet that holds them all, so that a page asks once for them, and once for its news. */
export function placesOnSheet(covers: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const cover of new Set(covers)) {
    const [, kind, key, version, shape] = drawn.exec(cover) ?? [];
    if (kind) names.set(cover, [letters[kind], key, version, shape].filter(Boolean).join('.'));
  }
  const isNews = (name: string) => name.startsWith('n.');
  const [news = [], others = []] = [true, false].map((is) => [...names.values()].filter((name) => isNews(name) === is));
  const sheetOf = (name: string) =>
    isNews(name) ? `/api/news/covers.svg?of=${news.join(',')}` : `/api/covers.svg?of=${others.join(',')}`;
  return new Map([...names].map(([cover, name]) => [cover, `${sheetOf(name)}#${name}`]));
}
