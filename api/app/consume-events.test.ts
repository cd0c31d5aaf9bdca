import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database/database.ts';
import { emit } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { listFailedJobs } from '#api/shared/work/failed-jobs.ts';
import { reactNow } from './react-now.ts';
import { reactions, type Reactions } from './reactions.ts';
import { startWork, type Working } from './work.ts';

const soon = { timeout: 20_000, interval: 20 };

type Reaction = (ctx: Ctx, event: { order_id: number }) => Promise<unknown>;
type Named = Record<string, Reaction>;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function reactingTo(named: Named): Reactions {
  const none = Object.keys(reactions).map((kind) => [kind, []]);
  const all: Reactions = Object.fromEntries(none);
  return { ...all, order_paid: Object.entries(named).map(([name, run]) => ({ name, run })) };
}

function ctxOf({ db }: Database): Ctx {
  return asSystem({ ...makeCtx({ db, folder: tmpdir() }), now: () => new Date() });
}

async function startProcess(database: Database, named: Named): Promise<Working> {
  const work = await startWork(database, { ctx: ctxOf(database), reactions: reactingTo(named), jobs: [] });
  onTestFinished(() => work.stop());
  return work;
}

/** Both statements of a killed process: its claim remains, with what it committed. */
async function claimAsKilled({ db }: Ctx, endsInSeconds: number): Promise<void> {
  await sql`
    update outbox_events set claimed_by = gen_random_uuid(),
      claimed_until = clock_timestamp() + ${endsInSeconds} * interval '1 s'
    where relayed_at is null`.execute(db);
}

async function waiting({ db }: Ctx): Promise<number> {
  const rows = await db.selectFrom('outbox_events').select('id').where('relayed_at', 'is', null).execute();
  return rows.length;
}

describe('an event that a killed process had claimed', () => {
  test('reaches all its reactions when the claim has ended, and not before', async ({ database }) => {
    const ctx = ctxOf(database);
    const seen: string[] = [];
    await emit(ctx, 'order_paid', { order_id: 1 });
    await claimAsKilled(ctx, 3);
    const claimEnds = Date.now() + 2_500;
    let firstAt = 0;
    const reaction = (name: string) => async () => {
      firstAt ||= Date.now();
      seen.push(name);
    };
    await startProcess(database, { first: reaction('first'), second: reaction('second') });
    await vi.waitFor(() => expect(seen.toSorted()).toEqual(['first', 'second']), soon);
    expect(firstAt).toBeGreaterThan(claimEnds);
    await vi.waitFor(async () => expect(await waiting(ctx)).toBe(0), soon);
  });

  test('is counted by its attempts, so that one that ends the process is listed at last', async ({ database }) => {
    const ctx = ctxOf(database);
    await emit(ctx, 'order_paid', { order_id: 2 });
    await claimAsKilled(ctx, -1);
    const ran: number[] = [];
    await startProcess(database, { fatal: async (_ctx, { order_id }) => void ran.push(order_id) });
    await vi.waitFor(() => expect(ran).toEqual([2]), soon);
    const { rows } = await sql`
      select retry_limit from pgboss.job where name = 'reactions' and data -> 'payload' ->> 'order_id' = '2'`.execute(
      ctx.db,
    );
    expect(rows).toEqual([{ retry_limit: 12 }]);
  });

  test('reaches the reaction that was running, and its late outcome changes nothing', async ({ database }) => {
    const ctx = ctxOf(database);
    const ran: string[] = [];
    const held = Promise.withResolvers<void>();
    const named: Named = {
      committed: async () => void ran.push('committed'),
      cut: async () => {
        ran.push('cut');
        if (ran.filter((one) => one === 'cut').length > 1) return;
        await held.promise;
        throw new Error('the process was only slow');
      },
    };
    await startProcess(database, named);
    await emit(ctx, 'order_paid', { order_id: 10 });
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(['committed', 'cut']), soon);
    await claimAsKilled(ctx, -1);
    await vi.waitFor(() => expect(ran.toSorted()).toEqual(['committed', 'committed', 'cut', 'cut']), soon);
    held.resolve();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled(), soon);
    // A retry would start within two seconds, and be found within two more.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(ran).toHaveLength(4);
  });

  test('is left alone by a command that reacts without a worker, while the claim lasts', async ({ database }) => {
    const ctx = ctxOf(database);
    await emit(ctx, 'order_paid', { order_id: 999_999 });
    await claimAsKilled(ctx, 60);
    await reactNow(ctx, ['order_paid']);
    expect(await waiting(ctx)).toBe(1);
    await claimAsKilled(ctx, -1);
    await ctx.db.updateTable('outbox_events').set({ relayed_at: ctx.now() }).where('relayed_at', 'is', null).execute();
  });
});

describe('a claim', () => {
  test('is renewed while a reaction runs, so no other process runs it as well', async ({ database }) => {
    const ctx = ctxOf(database);
    const begun: string[] = [];
    const held = Promise.withResolvers<void>();
    const slow = (process: string) => async () => {
      begun.push(process);
      await held.promise;
    };
    await startProcess(database, { slow: slow('one') });
    await emit(ctx, 'order_paid', { order_id: 3 });
    await vi.waitFor(() => expect(begun).toEqual(['one']), soon);
    await startProcess(database, { slow: slow('two') });
    // Longer than a claim and the pause between two looks.
    await new Promise((resolve) => setTimeout(resolve, 16_000));
    expect(begun).toEqual(['one']);
    held.resolve();
    await vi.waitFor(async () => expect(await waiting(ctx)).toBe(0), soon);
    expect(begun).toEqual(['one']);
  }, 60_000);

  test('belongs to one process: none runs a reaction that another runs', async ({ database }) => {
    const ctx = ctxOf(database);
    const ran: number[] = [];
    const count: Reaction = async (_ctx, { order_id }) => {
      ran.push(order_id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await startProcess(database, { count });
    await startProcess(database, { count });
    const orders = Array.from({ length: 60 }, (_, at) => 1_000 + at);
    await Promise.all(orders.map((order_id) => emit(ctx, 'order_paid', { order_id })));
    await vi.waitFor(async () => expect(await waiting(ctx)).toBe(0), soon);
    expect(ran.toSorted((one, other) => one - other)).toEqual(orders);
  });
});

describe('a stop', () => {
  test('waits for running reactions, and stores that they ran', async ({ database }) => {
    const ctx = ctxOf(database);
    const begun: number[] = [];
    const done: number[] = [];
    const held = Promise.withResolvers<void>();
    const slow: Reaction = async (_ctx, { order_id }) => {
      begun.push(order_id);
      await held.promise;
      done.push(order_id);
    };
    const work = await startProcess(database, { slow });
    await emit(ctx, 'order_paid', { order_id: 4 });
    await vi.waitFor(() => expect(begun).toEqual([4]), soon);
    const stopped = work.stop();
    await emit(ctx, 'order_paid', { order_id: 5 });
    setTimeout(held.resolve, 200);
    await stopped;
    expect(done).toEqual([4]);
    // The event that came during the stop waits for another process, unclaimed.
    const remaining = await ctx.db
      .selectFrom('outbox_events')
      .select(['payload', 'claimed_by'])
      .where('relayed_at', 'is', null)
      .execute();
    expect(remaining).toEqual([{ payload: { order_id: 5 }, claimed_by: null }]);
    await startProcess(database, { slow });
    await vi.waitFor(() => expect(done).toEqual([4, 5]), soon);
  });
});

describe('a reaction that fails', () => {
  test('becomes a job that has used one attempt, and stops neither the others nor other events', async ({
    database,
  }) => {
    const ctx = ctxOf(database);
    const ran: string[] = [];
    await startProcess(database, {
      fails: async (_ctx, { order_id }) => {
        ran.push(`fails ${order_id}`);
        if (order_id === 6) throw new Error('not today');
      },
      works: async (_ctx, { order_id }) => void ran.push(`works ${order_id}`),
    });
    await emit(ctx, 'order_paid', { order_id: 6 });
    await emit(ctx, 'order_paid', { order_id: 7 });
    await vi.waitFor(() => expect(ran).toEqual(expect.arrayContaining(['works 6', 'fails 7', 'works 7'])), soon);
    const job = await vi.waitFor(async () => {
      const { rows } = await sql<{ retry_limit: number; retry_count: number; error: string }>`
        select retry_limit, retry_count, output ->> 'stack' as error from pgboss.job
        where name = 'reactions' and data ->> 'reaction' = 'fails' and retry_count = 2
          and state = 'retry'`.execute(ctx.db);
      expect(rows).toHaveLength(1);
      return rows[0];
    }, soon);
    expect(job).toMatchObject({ retry_limit: 12, error: expect.stringContaining('not today') });
    expect(ran.filter((one) => one === 'fails 6')).toHaveLength(3);
    expect(ran.filter((one) => one === 'works 6')).toEqual(['works 6']);
    expect(await listFailedJobs(ctx)).toEqual([]);
    await sql`delete from pgboss.job where name = 'reactions'`.execute(ctx.db);
  });

  test('becomes a job also when the connection is lost while it is stored', async ({ database }) => {
    const ctx = ctxOf(database);
    const ran: number[] = [];
    const send = vi.spyOn(PgBoss.prototype, 'send').mockRejectedValueOnce(new Error('Connection terminated'));
    await startProcess(database, {
      fails: async (_ctx, { order_id }) => {
        ran.push(order_id);
        if (ran.length === 1) throw new Error('not today');
      },
    });
    await emit(ctx, 'order_paid', { order_id: 8 });
    await vi.waitFor(() => expect(ran).toEqual([8, 8]), soon);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.waitFor(async () => expect(await waiting(ctx)).toBe(0), soon);
    expect(await listFailedJobs(ctx)).toEqual([]);
  });
});
