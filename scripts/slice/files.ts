import type { Names } from './names.ts';

/** The target of each template of a new slice. `stamp` is the time of its migration: `20261123-1432`. */
export function filesOf({ floor, slice, thing }: Names, stamp: string): Record<string, string> {
  const contract = ['calls.ts', 'index.ts'];
  const api = ['access-rows.ts', 'index.ts', 'make.ts', 'personal-data.ts', 'raw-routes.ts'];
  const alike = [...api, 'slice.ts', 'store.ts', 'tables.ts', 'texts/pt.json', 'texts/en-GB.json'];
  return {
    ...Object.fromEntries(contract.map((name) => [`contract/${name}`, `contract/${floor}/${slice}/${name}`])),
    ...Object.fromEntries(alike.map((name) => [`api/${name}`, `api/${floor}/${slice}/${name}`])),
    'api/migration.sql': `api/migrations/${stamp}-${slice}.sql`,
    'api/create.ts': `api/${floor}/${slice}/create-${thing}.ts`,
    'api/notify.ts': `api/${floor}/${slice}/notify-${thing}-created.ts`,
    'api/purge.ts': `api/${floor}/${slice}/purge-deleted-${slice}.ts`,
    'api/retrieve.ts': `api/${floor}/${slice}/retrieve-${slice}.ts`,
    'api/slice.test.ts': `api/${floor}/${slice}/${slice}.test.ts`,
    'web/list.tsx': `web/${floor}/${slice}/${thing}-list.tsx`,
    'web/page.tsx': `web/${floor}/${slice}/${slice}-page.tsx`,
    'web/query.ts': `web/${floor}/${slice}/${slice}-query.ts`,
    'web/route.tsx': `web/routes/profile.${slice}.tsx`,
    'web/texts/pt.json': `web/${floor}/${slice}/texts/pt.json`,
    'web/texts/en-GB.json': `web/${floor}/${slice}/texts/en-GB.json`,
  };
}
