const rendered = /^\/api\/(courses|categories|news)\/([a-z0-9-]+)\/cover\.svg\?v=(\w+)(?:&shape=(\w+))?$/;

const letters: Record<string, string> = { courses: 'c', categories: 'k', news: 'n' };

/**
 * Maps each drawn cover to its place on a sprite sheet, so that a page requests one file for its courses and one for
 * its news.
 */
export function placesOnSheet(covers: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const cover of new Set(covers)) {
    const [, kind, key, version, shape] = rendered.exec(cover) ?? [];
    if (kind) names.set(cover, [letters[kind], key, version, shape].filter(Boolean).join('.'));
  }
  const sheets = Map.groupBy(names.values(), sheetOf);
  return new Map(
    [...names].map(([cover, name]) => [cover, `${sheetOf(name)}?of=${sheets.get(sheetOf(name))?.join(',')}#${name}`]),
  );
}

function sheetOf(name: string): string {
  return name.startsWith('n.') ? '/api/news/covers.svg' : '/api/covers.svg';
}
