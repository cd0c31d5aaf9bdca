import { sql } from 'kysely';
import type { Ctx } from '../context.ts';

export type DatabaseFacts = {
  version: string;
  last_migration: string;
  is_embedded: boolean;
  size_bytes: number | null;
  ahead_ms: number | null;
};

/** What the database says about itself; nothing where it does not answer. */
export async function databaseFacts({ db, config }: Ctx): Promise<DatabaseFacts> {
  const is_embedded = config.databaseUrl === undefined;
  const beganAt = Date.now();
  try {
    const { rows } = await sql<{ version: string; last: string; bytes: number; now: Date }>`
      select current_setting('server_version') as version, (select max(name) from migrations) as last,
        pg_database_size(current_database()) as bytes, clock_timestamp() as now`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('The database said nothing about itself.');
    // The answer was on its way for half of the time.
    const ahead_ms = Math.round(row.now.getTime() - (beganAt + Date.now()) / 2);
    return { version: row.version, last_migration: row.last, is_embedded, size_bytes: row.bytes, ahead_ms };
  } catch (error) {
    if (db.isTransaction) throw error;
    return { version: '', last_migration: '', is_embedded, size_bytes: null, ahead_ms: null };
  }
}
