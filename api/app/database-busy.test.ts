import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { implement } from '@orpc/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi, type MockInstance } from 'vitest';
import { z } from 'zod';
import { bodyCommand } from '#contract/shapes.ts';
import { readHealth } from '#api/shared/work/health.ts';
import { jobs } from './jobs.ts';
import { reactions } from './reactions.ts';
import { startWork } from './work.ts';
import { withConnectionWait } from '#api/shared/database/connection-wait.ts';
import type { Ctx } from '#api/shared/context.ts';
import { DatabaseAway, DatabaseBusy } from '#api/shared/database/database-away.ts';
import type { DatabaseLimits } from '#api/shared/database/database-limits.ts';
import { openPostgres, type Database, type Db } from '#api/shared/database/database.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { done } from '#api/shared/database/retrieval.ts';
import { makeCtx } from '#api/shared/testing/database.ts';
import { openFrozenProxy } from '#api/shared/testing/frozen-proxy.ts';
import { newDatabaseUrl } from '#api/shared/testing/own-database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const pool = 2;

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const logged = () => log.mock.calls.map(([line]) => String(line)).join('\n');

async function opened(limits: Partial<DatabaseLimits>, url = server): Promise<Database> {
  const database = await openPostgres(url, { limits: { pool, waitMs: 200, ...limits } });
  onTestFinished(() => database.close());
  return database;
}

/** Takes every connection. Returns what gives them back. */
async function exhaust({ db }: Database): Promise<() => Promise<unknown>> {
  const taken = await Promise.all(Array.from({ length: pool }, () => db.startTransaction().execute()));
  for (const transaction of taken) await sql`select 1`.execute(transaction);
  return () => Promise.all(taken.map((transaction) => transaction.rollback().execute()));
}

const one = (db: Db) => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows);
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe.runIf(server)('a pool whose connections are all in use', () => {
  test('is busy, not lost, and serves again once one is free', async () => {
    const database = await opened({});
    const giveBack = await exhaust(database);
    const [error] = await Promise.all([1, 2, 3].map(() => errorOf(one(database.db))));
    expect(error).toBeInstanceOf(DatabaseBusy);
    // One line for all, with the size of the pool.
    expect(log).toHaveBeenCalledTimes(1);
    expect(logged()).toContain('All 2 connections to the database are in use; one was waited for 0.2 s.');
    await giveBack();
    expect(await one(database.db)).toEqual([{ one: 1 }]);
    expect(logged()).not.toContain('lost');
  });

  test('serves those that wait in their order, and money waits longer', async () => {
    const database = await opened({});
    const giveBack = await exhaust(database);
    const served: string[] = [];
    const money = withConnectionWait(10_000, () => one(database.db)).then(() => served.push('money'));
    expect(await errorOf(one(database.db))).toBeInstanceOf(DatabaseBusy);
    await giveBack();
    await money;
    expect(served).toEqual(['money']);
  });

  test('answers server_busy with Retry-After, except to commands that move money, which wait', async () => {
    const database = await opened({});
    const send = sender(database.db);
    const giveBack = await exhaust(database);
    const money = send('/orders/create');
    expect(await send('/hello')).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { errors: [{ code: 'server_busy' }], message: expect.stringContaining('too much to do') },
    });
    await giveBack();
    expect(await money).toMatchObject({ status: 200 });
  });

  test('leaves a process ready, and says why it has no figures', async () => {
    const database = await opened({ waitMs: 60_000 });
    const giveBack = await exhaust(database);
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    expect(await readHealth(ctx, 'running', new Date(0))).toMatchObject({ ready: true, database: 'busy' });
    await giveBack();
  });
});

describe.runIf(server)('a statement', () => {
  test('is ended by PostgreSQL after its time, answered server_busy, and logged whole', async () => {
    const database = await opened({ statementMs: 300 });
    expect(await sender(database.db)('/sleep')).toMatchObject({
      status: 503,
      body: { errors: [{ code: 'server_busy' }] },
    });
    expect(logged()).toContain('canceling statement due to statement timeout');
    expect(await one(database.db)).toEqual([{ one: 1 }]);
  });

  test('of a migration has no limit', async () => {
    const database = await opened({ statementMs: 300 }, await newDatabaseUrl(server));
    const applied = await migrate(database);
    expect(applied.length).toBeGreaterThan(50);
    await expect(database.runScript('select pg_sleep(5)')).rejects.toThrow('statement timeout');
  });

  test('on a server that has stopped answering is ended by the client', async () => {
    const proxy = await openFrozenProxy(server);
    onTestFinished(proxy.close);
    const database = await opened({ statementMs: 1_000 }, proxy.url);
    expect(await one(database.db)).toEqual([{ one: 1 }]);
    proxy.freeze();
    const error = await errorOf(one(database.db));
    expect(error).toBeInstanceOf(DatabaseAway);
    expect(String(error)).toContain('has not answered for 1.2 s');
    proxy.thaw();
    expect(await one(database.db)).toEqual([{ one: 1 }]);
  });
});

describe.runIf(server)('a connection of the jobs', () => {
  test('may be lost at any moment of the start, without an error that nobody handles', async () => {
    const url = await newDatabaseUrl(server);
    const database = await opened({}, url);
    await migrate(database);
    const outside = await opened({});
    const ctx = { ...makeCtx({ db: database.db, folder: tmpdir() }), now: () => new Date() };
    const start = () => startWork(database, { ctx, reactions, jobs });
    await (await start()).stop();
    for (let round = 0; round < 20; round += 1) {
      const starting = start().catch(() => null);
      await wait(round * 10);
      // The connection that listens goes last, when the failure of the others already ends the start.
      await sql`select pg_terminate_backend(pid), pg_sleep(0.001) from pg_stat_activity
        where datname = ${new URL(url).pathname.slice(1)} and application_name = 'pgboss'
        order by query ilike 'listen%'`.execute(outside.db);
      await (await starting)?.stop();
    }
    // An error without a listener would have failed the run.
    const working = await start();
    expect(await waitingFor(database)).toBe(0);
    await working.stop();
  }, 60_000);
});

async function waitingFor({ db }: Database): Promise<number> {
  const { rows } = await sql`select from pgboss.job where state = 'active'`.execute(db);
  return rows.length;
}

const Done = z.object({ ok: z.literal(true) });
const call = (path: `/${string}`) =>
  bodyCommand('POST', path, { summary: 'Does something', body: z.object({}), result: Done });
const contract = { create: call('/orders/create'), hello: call('/hello'), sleep: call('/sleep') };
const served = implement(contract, { initialOutputValidationIndex: Number.NaN }).$context<Ctx>();
const quick = async ({ context }: { context: Ctx }) => {
  await one(context.db);
  return done({ ok: true as const });
};
const routes = served.router({
  create: served.create.handler(quick),
  hello: served.hello.handler(quick),
  sleep: served.sleep.handler(async ({ context }) => {
    await sql`select pg_sleep(20)`.execute(context.db);
    return done({ ok: true });
  }),
});

const identify = () => Promise.reject(new Error('Nobody signs in here.'));

function sender(db: Db) {
  const made = makeCtx({ db, folder: tmpdir() });
  const database = { ...made.config.database, waitMs: 200, moneyWaitMs: 10_000 };
  const world = { ...made, config: { ...made.config, database } };
  const answer = answerApi({ routes, rawRoutes: [], world, identify });
  return async (path: string) => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en-GB' };
    const response = await answer(
      new Request(`http://mestria.test/api${path}`, { method: 'POST', body: '{}', headers }),
    );
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() };
  };
}
