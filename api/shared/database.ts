import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import { Pool, types as pgTypes, type ClientBase, type PoolClient } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { DB } from './database-types.ts';
import { DatabaseAway } from './database-away.ts';
import { listenOnOneConnection } from './listen.ts';
import { announceLoss } from './loss-of-database.ts';
import { nameStatements } from './planned-once.ts';
import { watchConnection } from './watch-connection.ts';

export type Db = Kysely<DB>;

export type Listener = (payload: string) => void;

export type Database = {
  db: Db;
  /** Runs many statements at once, which PGlite refuses through Kysely. */
  runScript: (script: string) => Promise<unknown>;
  /** Hears what is said on a channel; `resume` is called when the connection was away and is back. */
  listen: (channel: string, listener: Listener, resume?: () => void) => Promise<() => Promise<void>>;
  forJobs: ConstructorOptions;
  close: () => Promise<void>;
};

// The two drivers answer int8, numeric and date differently; both are set to give number, number and 'YYYY-MM-DD'.
pgTypes.setTypeParser(pgTypes.builtins.INT8, Number);
pgTypes.setTypeParser(pgTypes.builtins.NUMERIC, Number);
pgTypes.setTypeParser(pgTypes.builtins.DATE, (text) => text);

export type Watch = (event: LogEvent) => void;

/** As long as a request waits for a connection, be it that all are in use or that nobody answers. */
export const connectWithinMs = 5_000;

export async function openPostgres(url: string, watch?: Watch): Promise<Database> {
  const connecting = { connectionString: url, connectionTimeoutMillis: connectWithinMs, keepAlive: true };
  const { lost, back } = announceLoss();
  const broken = new WeakSet<ClientBase>();
  // Compiling a query takes longer than any of ours runs.
  const pool = new Pool({ ...connecting, max: 10, options: '-c jit=off' });
  pool.on('error', lost);
  pool.on('connect', (client) => {
    back();
    watchConnection(client, (error) => {
      broken.add(client);
      lost(error);
    });
    nameStatements(client);
  });
  const dialect = new PostgresDialect({ pool: withoutBroken(pool, { broken, lost }) });
  const db: Db = new Kysely({ dialect, ...(watch && { log: watch }) });
  const ear = listenOnOneConnection(connecting);
  return {
    db,
    runScript: (script) => pool.query(script),
    listen: ear.listen,
    forJobs: { ...connecting, max: 3 },
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}

type Losses = { broken: WeakSet<ClientBase>; lost: (error: unknown) => void };

/** The pool takes a connection back whose end has been announced and has not come yet; here it is thrown away. */
function withoutBroken(pool: Pool, { broken, lost }: Losses): PostgresPool {
  async function connect(): Promise<PoolClient> {
    try {
      const client = await pool.connect();
      const release = client.release.bind(client);
      return Object.assign(client, { release: (destroy?: boolean) => release(destroy || broken.has(client)) });
    } catch (error) {
      lost(error);
      throw new DatabaseAway(error, { mayHaveCommitted: false });
    }
  }
  return { options: pool.options, end: () => pool.end(), connect };
}
