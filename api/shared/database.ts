import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import { Pool, types as pgTypes, type ClientBase, type PoolClient } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type { DB } from './database-types.ts';
import { beginWithFirst } from './begin-with-first.ts';
import { DatabaseAway } from './database-away.ts';
import { listenOnOneConnection } from './listen.ts';
import { announceLoss } from './loss-of-database.ts';
import { nameStatements } from './planned-once.ts';
import { watchConnection } from './watch-connection.ts';

export type Db = Kysely<DB>;

export type Listener = (payload: string) => void;

export type Database = {
  db: Db;
  /** Runs several statements at once, which PGlite refuses through Kysely. */
  runScript: (script: string) => Promise<unknown>;
  /** `resume` runs after a lost connection is back, since notifications may have been missed. */
  listen: (channel: string, listener: Listener, resume?: () => void) => Promise<() => Promise<void>>;
  forJobs: ConstructorOptions;
  close: () => Promise<void>;
};

// The two drivers differ for int8, numeric and date; both are set to number, number and 'YYYY-MM-DD'.
pgTypes.setTypeParser(pgTypes.builtins.INT8, Number);
pgTypes.setTypeParser(pgTypes.builtins.NUMERIC, Number);
pgTypes.setTypeParser(pgTypes.builtins.DATE, (text) => text);

export type Watch = (event: LogEvent) => void;

type Opening = {
  watch?: Watch | undefined;
  /** The longest wait for a connection, whether all are in use or the server does not answer. */
  connectWithinMs?: number;
};

/** A new connection has no plans: where all had been closed, ten at once would hold up the calls of half a second. */
const idleTimeoutMillis = 10 * 60_000;

export async function openPostgres(url: string, { watch, connectWithinMs = 5_000 }: Opening = {}): Promise<Database> {
  const connecting = { connectionString: url, connectionTimeoutMillis: connectWithinMs, keepAlive: true };
  const { lost, back } = announceLoss();
  const broken = new WeakSet<ClientBase>();
  // JIT compilation takes longer than any query of this project.
  const pool = new Pool({ ...connecting, max: 10, idleTimeoutMillis, pipeline: true, options: '-c jit=off' });
  pool.on('error', lost);
  pool.on('connect', (client) => {
    back();
    watchConnection(client, (error) => {
      broken.add(client);
      lost(error);
    });
    nameStatements(client);
    beginWithFirst(client);
  });
  const dialect = new PostgresDialect({ pool: withoutBroken(pool, { broken, lost }) });
  const db: Db = new Kysely({ dialect, ...(watch && { log: watch }) });
  const listening = listenOnOneConnection(connecting);
  return {
    db,
    runScript: (script) => pool.query(script),
    listen: listening.listen,
    forJobs: { ...connecting, max: 3 },
    close: async () => {
      await listening.close();
      await db.destroy();
    },
  };
}

type Losses = { broken: WeakSet<ClientBase>; lost: (error: unknown) => void };

/** A released connection that was lost is destroyed; the pool would reuse it until its end arrives. */
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
