import type { Names } from './names.ts';
import type { Parts } from './parts.ts';

/** The target of each template of a new slice. `stamp` is the time of its migration: `20261123-1432`. */
export function filesOf({ floor, slice, thing }: Names, parts: Parts, stamp: string): Record<string, string> {
  const contract = ['calls.ts', 'index.ts'];
  const api = ['access-rows.ts', 'make.ts', 'slice.ts', 'store.ts', 'tables.ts', 'texts/pt.json', 'texts/en-GB.json'];
  return {
    ...Object.fromEntries(contract.map((name) => [`contract/${name}`, `contract/${floor}/${slice}/${name}`])),
    ...Object.fromEntries(api.map((name) => [`api/${name}`, `api/${floor}/${slice}/${name}`])),
    'api/migration.sql': `api/migrations/${stamp}-${slice}.sql`,
    'api/create.ts': `api/${floor}/${slice}/create-${thing}.ts`,
    'api/retrieve.ts': `api/${floor}/${slice}/retrieve-${slice}.ts`,
    'api/slice.test.ts': `api/${floor}/${slice}/${slice}.test.ts`,
    ...(parts.has('handle') && { 'api/handle.ts': `api/${floor}/${slice}/handle-${thing}-created.ts` }),
    ...(parts.has('mail') && { 'api/notify.ts': `api/${floor}/${slice}/notify-${thing}-created.ts` }),
    ...(parts.has('job') && { 'api/purge.ts': `api/${floor}/${slice}/purge-old-${slice}.ts` }),
    ...(parts.has('file') && { 'api/raw-routes.ts': `api/${floor}/${slice}/raw-routes.ts` }),
    'web/form.tsx': `web/${floor}/${slice}/create-${thing}-form.tsx`,
    'web/page.tsx': `web/${floor}/${slice}/${slice}-page.tsx`,
    'web/route.tsx': `web/routes/profile.${slice}.tsx`,
    'web/texts/pt.json': `web/${floor}/${slice}/texts/pt.json`,
    'web/texts/en-GB.json': `web/${floor}/${slice}/texts/en-GB.json`,
    'pages/page.test.ts': `pages/${slice}.test.ts`,
  };
}
