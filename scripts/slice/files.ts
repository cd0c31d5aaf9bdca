import type { Names } from './names.ts';

/** The target of each template of a new slice. `stamp` is the time of its migration: `20261123-1432`. */
export function filesOf({ slice, thing }: Names, stamp: string): Record<string, string> {
  const contract = ['calls.ts', 'events.ts', 'index.ts', 'messages.ts', 'refusals.ts'];
  const api = ['access-rows.ts', 'index.ts', 'make.ts', 'may-call.json', 'personal-data.ts', 'raw-routes.ts'];
  const alike = [...api, 'slice.ts', 'store.ts', 'tables.ts', 'texts/pt.json', 'texts/en-GB.json'];
  return {
    ...Object.fromEntries(contract.map((name) => [`contract/${name}`, `contract/${slice}/${name}`])),
    ...Object.fromEntries(alike.map((name) => [`api/${name}`, `api/${slice}/${name}`])),
    'api/migration.sql': `api/migrations/${stamp}-${slice}.sql`,
    'api/create.ts': `api/${slice}/create-${thing}.ts`,
    'api/notify.ts': `api/${slice}/notify-${thing}-created.ts`,
    'api/purge.ts': `api/${slice}/purge-deleted-${slice}.ts`,
    'api/retrieve.ts': `api/${slice}/retrieve-${slice}.ts`,
    'api/slice.test.ts': `api/${slice}/${slice}.test.ts`,
    'web/list.tsx': `web/${slice}/${thing}-list.tsx`,
    'web/page.tsx': `web/${slice}/${slice}-page.tsx`,
    'web/query.ts': `web/${slice}/${slice}-query.ts`,
    'web/route.tsx': `web/routes/profile.${slice}.tsx`,
    'web/texts/pt.json': `web/${slice}/texts/pt.json`,
    'web/texts/en-GB.json': `web/${slice}/texts/en-GB.json`,
  };
}
