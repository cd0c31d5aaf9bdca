const drawn = /^\/api\/(courses|categories)\/([a-z0-9-]+)\/cover\.svg\?v=(\w+)(?:&shape=(\w+))?$/;

/** Where each of these drawn covers is on a sheet that holds them all, so that a page asks once for all of them. */
export function placesOnSheet(covers: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const cover of new Set(covers)) {
    const [, kind, key, version, shape] = drawn.exec(cover) ?? [];
    if (kind) names.set(cover, [kind === 'courses' ? 'c' : 'k', key, version, shape].filter(Boolean).join('.'));
  }
  const sheet = `/api/covers.svg?of=${[...names.values()].join(',')}`;
  return new Map([...names].map(([cover, name]) => [cover, `${sheet}#${name}`]));
}
