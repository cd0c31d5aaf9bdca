import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import { Pool, types as pgTypes, type ClientBase, type PoolClient } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { minuteMs } from '#contract/rules/durations.ts';
import type { DB } from './database-types.ts';
import { beginWithFirst } from './begin-with-first.ts';
import { announceBusy } from './announce-busy.ts';
import { connectionWait } from './connection-wait.ts';
import { DatabaseAway, DatabaseBusy } from './database-away.ts';
import { standardLimits, type DatabaseLimits } from './database-limits.ts';
import { jobConnections } from './job-connections.ts';
import { limitedTurns } from '../http/limited-turns.ts';
import { listenOnOneConnection } from './listen.ts';
import { announceLoss } from './loss-of-database.ts';
import { preparing } from './prepared-statements.ts';
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

// The two drivers differ for int8, numeric and date; both are set to number, number and 'YYYY-MM-DD', also in arrays.
pgTypes.setTypeParser(pgTypes.builtins.INT8, Number);
pgTypes.setTypeParser(pgTypes.builtins.NUMERIC, Number);
pgTypes.setTypeParser(pgTypes.builtins.DATE, (text) => text);
const arrays = { text: 1009, int8: 1016, numeric: 1231, date: 1182 };
const textsOf: (text: string) => (string | null)[] = pgTypes.getTypeParser(arrays.text);
const numbersOf = (text: string) => textsOf(text).map((item) => (item === null ? null : Number(item)));
pgTypes.setTypeParser(arrays.int8, numbersOf);
pgTypes.setTypeParser(arrays.numeric, numbersOf);
pgTypes.setTypeParser(arrays.date, textsOf);

export type Watch = (event: LogEvent) => void;

type Opening = { watch?: Watch | undefined; limits?: Partial<DatabaseLimits> | undefined };

/** A new connection has no plans: where all had been closed, ten at once would hold up the calls of half a second. */
const idleTimeoutMillis = 10 * minuteMs;

/** A server that does not answer cannot end a statement either, so the client does, somewhat later. */
const answersAfterTimes = 1.2;

export async function openPostgres(url: string, { watch, limits }: Opening = {}): Promise<Database> {
  const { pool: max, connectMs, waitMs, statementMs, preparedStatements } = { ...standardLimits, ...limits };
  const connecting = { connectionString: url, connectionTimeoutMillis: connectMs, keepAlive: true };
  const { lost, back } = announceLoss();
  const broken = new WeakSet<ClientBase>();
  // JIT compilation takes longer than any query of this project.
  const options = `-c jit=off -c statement_timeout=${statementMs}`;
  const pool = new Pool({ ...connecting, max, idleTimeoutMillis, pipeline: true, options });
  pool.on('error', lost);
  pool.on('connect', (client) => {
    back();
    watchConnection(client, {
      answerWithinMs: statementMs * answersAfterTimes,
      onLoss: (error) => {
        broken.add(client);
        lost(error);
      },
    });
    beginWithFirst(client);
  });
  const connections = inTurns(withoutBroken(pool, { broken, lost }), { max, waitMs });
  const dialect = new PostgresDialect({ pool: preparedStatements ? preparing(connections) : connections });
  const db: Db = new Kysely({ dialect, ...(watch && { log: watch }) });
  const listening = listenOnOneConnection(connecting);
  const ofJobs = jobConnections(connecting, { listen: listening.listen, lost });
  return {
    db,
    runScript: (script) => pool.query(script),
    listen: listening.listen,
    forJobs: ofJobs.forJobs,
    close: async () => {
      await listening.close();
      await ofJobs.close();
      await db.destroy();
    },
  };
}

/** The pool itself cannot tell that all its connections are in use from that the server does not answer. */
function inTurns(pool: PostgresPool, { max, waitMs }: { max: number; waitMs: number }): PostgresPool {
  const turns = limitedTurns(max);
  const announce = announceBusy();
  let inUse = 0;

  function refused(error: unknown): unknown {
    if (!(error instanceof DatabaseBusy)) return error;
    // The others wait for a server that does not answer.
    if (inUse < max) return new DatabaseAway(new Error('It accepts no connection.'), { mayHaveCommitted: false });
    announce(error);
    return error;
  }

  async function connect() {
    const endTurn = await turns.take(connectionWait() ?? waitMs).catch((error: unknown) => {
      throw refused(error);
    });
    try {
      const client = await pool.connect();
      const { release } = client;
      inUse += 1;
      return Object.assign(client, {
        release: () => {
          inUse -= 1;
          release();
          endTurn();
        },
      });
    } catch (error) {
      endTurn();
      throw error;
    }
  }
  return { ...pool, connect };
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
