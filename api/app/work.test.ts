import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, vi, type MockInstance } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as databaseTest, makeCtx } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { reactionQueues } from '#api/shared/work/queues.ts';
import { reactions, type Reactions } from './reactions.ts';
import { startWork } from './work.ts';

const soon = { timeout: 10_000, interval: 20 };

type Received = { reaction: string; order_id: number };

/** A worker with two reactions to paid orders, of which the first fails once for the order in `unlucky`. */
const test = databaseTest.extend<{ operator: Ctx; received: Received[] }>({
  received: [async ({ database: _ }, use) => use([]), { scope: 'file' }],
  operator: [
    async ({ database, received }, use) => {
      const ctx = asSystem({ ...makeCtx({ db: database.db, folder: tmpdir() }), now: () => new Date() });
      const work = await startWork(database, { ctx, reactions: recording(received), jobs: [] });
      await use(ctx);
      await work.stop();
    },
    { scope: 'file' },
  ],
});

const unlucky = 13;

/** Each of these jobs runs until the test releases it. */
const drawing: { begun: number[]; letGo: () => void } = { begun: [], letGo: () => undefined };

const heavy = {
  name: 'heavy',
  run: (_ctx: Ctx, { picture_id }: { picture_id: number }) => {
    drawing.begun.push(picture_id);
    return new Promise<void>((resolve) => {
      drawing.letGo = resolve;
    });
  },
  isHeavy: true as const,
};

function recording(received: Received[]): Reactions {
  const listener = (reaction: string) => ({
    name: reaction,
    run: async (_ctx: Ctx, { order_id }: { order_id: number }) => {
      received.push({ reaction, order_id });
      const before = received.filter((one) => one.reaction === reaction && one.order_id === order_id).length;
      if (order_id === unlucky && reaction === 'first' && before < 2) throw new Error('the network went');
    },
  });
  return { ...reactions, order_paid: [listener('first'), listener('second')], picture_shown: [heavy] };
}

describe('an event', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  test('reaches all its reactions, once each', async ({ operator, received }) => {
    await emit(operator, 'order_paid', { order_id: 1 });
    await vi.waitFor(() => expect(listeningTo(received, 1)).toHaveLength(2), soon);
    expect(new Set(listeningTo(received, 1))).toEqual(new Set(['first', 'second']));
  });

  test('of a rolled back transaction reaches no reaction', async ({ operator, received }) => {
    const refused = inTransaction(operator, async (tx) => {
      await emit(tx, 'order_paid', { order_id: 2 });
      throw new Error('given up');
    });
    await expect(refused).rejects.toThrow('given up');
    await emit(operator, 'order_paid', { order_id: 3 });
    await vi.waitFor(() => expect(listeningTo(received, 3)).toHaveLength(2), soon);
    expect(listeningTo(received, 2)).toEqual([]);
  });

  test('is retried for the failed reaction alone', async ({ operator, received }) => {
    await emit(operator, 'order_paid', { order_id: unlucky });
    await vi.waitFor(() => expect(listeningTo(received, unlucky)).toHaveLength(3), soon);
    expect(listeningTo(received, unlucky).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'first',
      'first',
      'second',
    ]);
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      error: expect.stringContaining('the network went'),
    });
  });

  test('does not wait for others', async ({ operator, received }) => {
    const many = Array.from({ length: 12 }, (_, at) => 100 + at);
    await inTransaction(operator, async (tx) => {
      for (const order_id of many) await emit(tx, 'order_paid', { order_id });
    });
    const all = () => many.flatMap((order_id) => listeningTo(received, order_id));
    await vi.waitFor(() => expect(all()).toHaveLength(24), { ...soon, timeout: 3_000 });
  });

  test('with a heavy reaction waits for others of its kind, and delays no other event', async ({
    operator,
    received,
  }) => {
    for (const picture_id of [1, 2]) await emit(operator, 'picture_shown', { picture_id });
    await vi.waitFor(() => expect(drawing.begun).toHaveLength(1), soon);
    await emit(operator, 'order_paid', { order_id: 6 });
    await vi.waitFor(() => expect(listeningTo(received, 6)).toHaveLength(2), soon);
    expect(drawing.begun).toHaveLength(1);
    drawing.letGo();
    await vi.waitFor(() => expect(drawing.begun).toHaveLength(2), soon);
    expect(new Set(drawing.begun)).toEqual(new Set([1, 2]));
    drawing.letGo();
  });

  test('is marked as relayed, without a job of the worker', async ({ operator, received }) => {
    const jobsBefore = await jobsOf(operator);
    await emit(operator, 'order_paid', { order_id: 5 });
    await vi.waitFor(() => expect(listeningTo(received, 5)).toHaveLength(2), soon);
    await vi.waitFor(async () => expect(await waitingIn(operator)).toEqual([]), soon);
    expect(await jobsOf(operator)).toBe(jobsBefore);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('a worker that loses all its connections', () => {
  test('is relayed after a lost connection', async ({ operator, received, database }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(operator.db);
    await vi.waitFor(() => emit(operator, 'order_paid', { order_id: 70 }), soon);
    await vi.waitFor(() => expect(listeningTo(received, 70)).toHaveLength(2), soon);
    // Notifications work again when the listening connection is back.
    const seen: string[] = [];
    const stop = await vi.waitFor(() => database.listen('outbox', () => seen.push('heard')), soon);
    await emit(operator, 'order_paid', { order_id: 71 });
    await vi.waitFor(() => expect([seen.length, listeningTo(received, 71).length]).toEqual([1, 2]), soon);
    await stop();
    log.mockRestore();
  });
});

async function waitingIn({ db }: Ctx): Promise<unknown[]> {
  return db.selectFrom('outbox_events').select('id').where('relayed_at', 'is', null).execute();
}

async function jobsOf({ db }: Ctx): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from pgboss.job where name in (${sql.join(reactionQueues)})`.execute(db);
  return rows[0]?.many ?? 0;
}

function listeningTo(received: Received[], orderId: number): string[] {
  return received.filter(({ order_id }) => order_id === orderId).map(({ reaction }) => reaction);
}
