import { PGlite, types as liteTypes } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { Kysely, PGliteDialect, PostgresDialect, type LogEvent } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import type { DB } from './database-types.ts';
import { listenOnOneConnection } from './listen.ts';
import { lockFolder } from './lock-folder.ts';

export type Db = Kysely<DB>;

export type Hear = (payload: string) => void;

export type Database = {
  db: Db;
  /** Runs many statements at once, which PGlite refuses through Kysely. */
  runScript: (script: string) => Promise<unknown>;
  listen: (channel: string, hear: Hear) => Promise<() => Promise<void>>;
  forJobs: ConstructorOptions;
  close: () => Promise<void>;
};

const int8 = 20;
const numeric = 1700;
const date = 1082;

// The two drivers answer int8, numeric and date differently; here both give number, number and 'YYYY-MM-DD'.
pgTypes.setTypeParser(int8, Number);
pgTypes.setTypeParser(numeric, Number);
pgTypes.setTypeParser(date, (text) => text);
const parsers = { [liteTypes.INT8]: Number, [numeric]: Number, [date]: (text: string) => text };

export const liteOptions = { extensions: { unaccent, pg_trgm }, parsers };

export type Watch = (event: LogEvent) => void;

export function openDatabase(settings: { databaseUrl: string | undefined; dataDir: string }): Promise<Database> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openFolder(`${settings.dataDir}/database`);
}

export async function openPostgres(url: string, watch?: Watch): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  pool.on('error', (error) => console.error(error));
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }), ...(watch && { log: watch }) });
  const ear = listenOnOneConnection(url);
  return {
    db,
    runScript: (script) => pool.query(script),
    listen: ear.listen,
    forJobs: { connectionString: url, max: 3 },
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}

export function overPglite(lite: PGlite, watch?: Watch): Database {
  const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite: lite }), ...(watch && { log: watch }) });
  return {
    db,
    runScript: (script) => lite.exec(script),
    listen: (channel, hear) => lite.listen(channel, hear),
    forJobs: { db: fromPglite(lite), backend: 'pglite' },
    close: () => lite.close(),
  };
}

async function openFolder(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  const lite = await PGlite.create(folder, liteOptions);
  const database = overPglite(lite);
  return { ...database, close: () => database.close().then(unlock) };
}
