import { createServer, type AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { implement } from '@orpc/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bodyCommand } from '#contract/shapes.ts';
import type { Ctx } from '../context.ts';
import { DatabaseAway } from './database-away.ts';
import { openPostgres, type Database, type Db } from './database.ts';
import { answerApi } from '../http/http.ts';
import { migrate } from './migrate.ts';
import { done } from './retrieval.ts';
import { newDatabaseUrl } from '../testing/own-database.ts';
import { makeCtx } from '../testing/database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const soon = { timeout: 10_000, interval: 20 };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe.runIf(server)('a lost connection', () => {
  let url: string;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    url = await newDatabaseUrl(server);
    [database, other] = [await openPostgres(url), await openPostgres(server)];
    await migrate(database);
    await database.runScript(slowToCommit);
  });
  afterAll(async () => {
    await database.close();
    await other.close();
  });

  const cut = (statement: string) => cutOff(other, new URL(url).pathname.slice(1), statement);

  test('while a statement runs fails that statement alone', async () => {
    const slow = awayOf(sql`select pg_sleep(60)`.execute(database.db));
    await cut('select pg_sleep%');
    expect(await slow).toMatchObject({ mayHaveCommitted: false });
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  test('in a transaction, before its end, has committed nothing', async () => {
    const slow = awayOf(
      database.db.transaction().execute(async (trx) => {
        await writeRow(trx, 'once');
        await sql`select pg_sleep(60)`.execute(trx);
      }),
    );
    await cut('select pg_sleep%');
    expect(await slow).toMatchObject({ mayHaveCommitted: false });
    expect(await rowsOf(database.db)).toEqual([]);
  });

  test('while a transaction ends may have committed', async () => {
    const slow = awayOf(database.db.transaction().execute((trx) => writeRow(trx, 'slow')));
    await cut('commit');
    expect(await slow).toMatchObject({ mayHaveCommitted: true });
  });

  test('while a lone statement writes may have committed', async () => {
    const slow = awayOf(writeRow(database.db, 'slow'));
    await cut('insert into rows%');
    expect(await slow).toMatchObject({ mayHaveCommitted: true });
  });

  test('while it listens reconnects, and reports that notifications may have been missed', async () => {
    const received: string[] = [];
    const stop = await database.listen(
      'somewhere',
      (payload) => received.push(payload),
      () => received.push('resumed'),
    );
    await cut('listen%');
    await vi.waitFor(() => expect(received).toEqual(['resumed']), soon);
    await sql`select pg_notify('somewhere', 'here')`.execute(database.db);
    await vi.waitFor(() => expect(received).toEqual(['resumed', 'here']), soon);
    await stop();
  });

  test('during a command is a ConnectionFailure, and a retry with the key executes it once', async () => {
    const send = sender(database.db);
    const headers = { 'idempotency-key': randomUUID() };
    const failed = send('/slow-once', headers);
    await cut('select pg_sleep%');
    expect(await failed).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { status: 'error', message: 'ConnectionFailure', errors: [{ code: 'connection_failure' }] },
    });
    const again = await send('/slow-once', headers);
    expect(again.status).toBe(200);
    expect(await send('/slow-once', headers)).toMatchObject({ status: 200, body: again.body });
    expect(await rowsOf(database.db)).toEqual([{ pace: 'once' }]);
  });

  test.for(['/slow-to-commit', '/committed-first'])(
    'during a command that may have committed is no ConnectionFailure: %s',
    async (path) => {
      const failed = sender(database.db)(path, { 'idempotency-key': randomUUID() });
      await cut(path === '/slow-to-commit' ? 'commit' : 'select pg_sleep%');
      const { status, body } = await failed;
      expect([status, body.errors[0].code]).toEqual([503, 'outcome_unknown']);
      expect(body.message).not.toBe('ConnectionFailure');
    },
  );
});

describe('a database that cannot be reached', () => {
  test('fails at once when nothing listens', async () => {
    const database = await openPostgres('postgres://mestria@127.0.0.1:1/nowhere');
    expect(await awayOf(sql`select 1`.execute(database.db))).toMatchObject({ mayHaveCommitted: false });
    await database.close();
  });

  test('is waited for up to the limit when nothing answers', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const database = await openPostgres(`postgres://mestria@127.0.0.1:${port}/silent`);
    // More than the pool holds: some wait for a connection, some for an answer.
    const all = await Promise.all(Array.from({ length: 12 }, () => awayOf(sql`select 1`.execute(database.db))));
    expect(all.every(({ mayHaveCommitted }) => !mayHaveCommitted)).toBe(true);
    await database.close();
    silent.close();
  });
});

const slowToCommit = `
  create table rows (pace text);
  create function dawdle() returns trigger language plpgsql as
    $$ begin if new.pace = 'slow' then perform pg_sleep(60); end if; return null; end $$;
  create constraint trigger dawdle after insert on rows deferrable initially deferred
    for each row execute function dawdle();`;

async function writeRow(db: Db, pace: 'quick' | 'slow' | 'once'): Promise<void> {
  await sql`insert into rows values (${pace})`.execute(db);
}

async function rowsOf(db: Db): Promise<unknown[]> {
  return (await sql`select pace from rows where pace = 'once'`.execute(db)).rows;
}

async function awayOf(work: Promise<unknown>): Promise<DatabaseAway> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof DatabaseAway) return error;
  throw new Error(`It was not cut off: ${String(error)}`);
}

/** Ends the connection that runs a statement like this, once there is one. */
async function cutOff({ db }: Database, name: string, statement: string): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and query ilike ${statement} and (state = 'active' or query ilike 'listen%')`.execute(db);
    expect(rows).toHaveLength(1);
  }, soon);
}

let isFirst = true;

const Done = z.object({ ok: z.literal(true) });
const call = (path: `/${string}`) =>
  bodyCommand('POST', path, { summary: 'Does something', body: z.object({}), result: Done });
const contract = {
  slowOnce: call('/slow-once'),
  slowToCommit: call('/slow-to-commit'),
  committedFirst: call('/committed-first'),
};

const served = implement(contract, { initialOutputValidationIndex: Number.NaN }).$context<Ctx>();
const routes = served.router({
  slowOnce: served.slowOnce.handler(async ({ context }) => {
    await writeRow(context.db, 'once');
    if (isFirst) {
      isFirst = false;
      await sql`select pg_sleep(60)`.execute(context.db);
    }
    return done({ ok: true });
  }),
  slowToCommit: served.slowToCommit.handler(async ({ context }) => {
    await writeRow(context.db, 'slow');
    return done({ ok: true });
  }),
  committedFirst: served.committedFirst.handler(async ({ context }) => {
    await writeRow(context.db, 'quick');
    await sql`select pg_sleep(60)`.execute(context.db);
    return done({ ok: true });
  }),
});

const identify = () => Promise.reject(new Error('Nobody signs in here.'));

function sender(db: Db) {
  const world = makeCtx({ db, folder: tmpdir() });
  const answerOne = answerApi({ routes, rawRoutes: [], world, identify, neverCached: ['POST /committed-first'] });
  return async (path: string, headers: Record<string, string>) => {
    const response = await answerOne(
      new Request(`http://mestria.test/api${path}`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
}
