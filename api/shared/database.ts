import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { DB } from './database-types.ts';
import { listenOnOneConnection } from './listen.ts';
import { nameStatements } from './planned-once.ts';

export type Db = Kysely<DB>;

export type Hear = (payload: string) => void;

export type Database = {
  db: Db;
  /** Runs many statements at once, which PGlite refuses through Kysely. */
  runScript: (script: string) => Promise<unknown>;
  /** Hears what is said on a channel; `resume` is called when the connection was away and is back. */
  listen: (channel: string, hear: Hear, resume?: () => void) => Promise<() => Promise<void>>;
  forJobs: ConstructorOptions;
  close: () => Promise<void>;
};

// The two drivers answer int8, numeric and date differently; both are set to give number, number and 'YYYY-MM-DD'.
pgTypes.setTypeParser(pgTypes.builtins.INT8, Number);
pgTypes.setTypeParser(pgTypes.builtins.NUMERIC, Number);
pgTypes.setTypeParser(pgTypes.builtins.DATE, (text) => text);

export type Watch = (event: LogEvent) => void;

export async function openPostgres(url: string, watch?: Watch): Promise<Database> {
  // Compiling a query takes longer than any of ours runs.
  const pool = new Pool({ connectionString: url, max: 10, options: '-c jit=off' });
  pool.on('error', (error) => console.error(error));
  pool.on('connect', nameStatements);
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
