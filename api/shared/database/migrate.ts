import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Database } from './database.ts';

const folder = resolve('api/migrations');

// Servers that start together on one database wait here for each other's scripts, which may take long.
const queue =
  "set local statement_timeout = 0; select pg_advisory_xact_lock(hashtextextended('mestria migrations', 0));";

export async function migrate(database: Database): Promise<string[]> {
  const table = 'name text primary key, applied_at timestamptz not null default now()';
  await database.runScript(`${queue} create table if not exists migrations (${table});`);
  const seen = await applied(database);
  const missing = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !seen.has(name))
    .toSorted();

  const done: string[] = [];
  for (const name of missing) if (await applyOnce(database, name)) done.push(name);
  return done;
}

/** False when another server applied it meanwhile. */
async function applyOnce(database: Database, name: string): Promise<boolean> {
  const script = readFileSync(join(folder, name), 'utf8');
  try {
    // Statements sent together are one transaction; a `begin` would outlive its failure in the pool.
    await database.runScript(`${queue} insert into migrations (name) values ('${name}'); ${script}`);
    return true;
  } catch (error) {
    if ((await applied(database)).has(name)) return false;
    throw error;
  }
}

async function applied({ db }: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('migrations').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}
