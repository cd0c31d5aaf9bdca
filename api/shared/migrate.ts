import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from './database.ts';

const folder = resolve('api/migrations');

/** Applies, in order, every file of api/migrations that this database has not seen. */
export async function migrate({ db, runScript }: Database): Promise<string[]> {
  await runScript(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await db.selectFrom('migrations').select('name').execute();
  const seen = new Set(applied.map((row) => row.name));
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !seen.has(name))
    .toSorted();

  for (const name of missing) await runScript(asOneTransaction(name));
  return missing;
}

function asOneTransaction(name: string): string {
  const script = readFileSync(join(folder, name), 'utf8');
  // Two servers that start together queue here; the second one then fails on the primary key.
  return `begin; lock table migrations; insert into migrations (name) values ('${name}'); ${script} ; commit;`;
}
