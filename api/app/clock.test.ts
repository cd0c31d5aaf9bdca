import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, describe, expect, vi } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as databaseTest, makeCtx } from '#api/shared/testing/database.ts';
import { readHealth } from '#api/shared/work/health.ts';
import { operateJobs } from './operate-jobs.ts';
import { reactions, type Reactions } from './reactions.ts';
import { startWork } from './work.ts';

/** A worker that fetches every two seconds works off seven jobs in this time. */
const aFewRounds = { timeout: 15_000, interval: 50 };
const many = 30;

type Ran = { name: string; atOnce: number };
type Clock = { ctx: Ctx; ran: Ran[]; held: Promise<void> | null };

const names = Array.from({ length: many }, (_, at) => `job-${at}`);

/** A worker whose jobs and heavy reactions record themselves, and wait while `held` is set. */
const test = databaseTest.extend<{ clock: Clock }>({
  clock: [
    async ({ database }, use) => {
      const ctx = asSystem({ ...makeCtx({ db: database.db, folder: tmpdir() }), now: () => new Date() });
      const clock: Clock = { ctx, ran: [], held: null };
      // The moment of the cron expression does not come while the test runs.
      const jobs = names.map((name) => ({ name, cron: '0 0 29 2 *', run: recorder(clock, name) }));
      const work = await startWork(database, { ctx, reactions: heavyOnly(clock), jobs });
      await use(clock);
      await work.stop();
    },
    { scope: 'file' },
  ],
});

function recorder(clock: Clock, name: string): () => Promise<void> {
  let running = 0;
  return async () => {
    running += 1;
    clock.ran.push({ name, atOnce: running });
    await clock.held;
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
}

function heavyOnly(clock: Clock): Reactions {
  return { ...reactions, picture_shown: [{ name: 'heavy', run: recorder(clock, 'heavy'), isHeavy: true }] };
}

type Waiting = { queue: string; data: unknown; seconds?: number };

/** As if the process had been too slow so far. No notification wakes the worker. */
async function backlog({ ctx }: Pick<Clock, 'ctx'>, waiting: Waiting[]): Promise<void> {
  for (const { queue, data, seconds = 0 } of waiting) {
    await sql`insert into pgboss.job (name, data, start_after, retry_limit)
      values (${queue}, ${JSON.stringify(data)}::jsonb, now() - make_interval(secs => ${seconds}), 0)`.execute(ctx.db);
  }
}

async function waitingJobs({ ctx }: Clock): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job where state < 'completed'`.execute(ctx.db);
  return rows[0]?.jobs ?? 0;
}

const untilWorkedOff = (clock: Clock) => vi.waitFor(async () => expect(await waitingJobs(clock)).toBe(0), aFewRounds);

afterEach<{ clock: Clock }>(({ clock }) => void (clock.ran.length = 0));

describe('jobs that are due', () => {
  test('of the clock follow one another without a pause, however many wait', async ({ clock }) => {
    await backlog(
      clock,
      names.map((name) => ({ queue: 'jobs', data: { name } })),
    );
    await untilWorkedOff(clock);
    expect(clock.ran.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  test('of heavy reactions follow one another without a pause, one at a time', async ({ clock }) => {
    const data = { kind: 'picture_shown', reaction: 'heavy', payload: { picture_id: 1 }, event_id: 1 };
    await backlog(
      clock,
      names.map(() => ({ queue: 'heavy-reactions', data })),
    );
    await untilWorkedOff(clock);
    expect(clock.ran).toEqual(names.map(() => ({ name: 'heavy', atOnce: 1 })));
  });

  test('run once if they were missed many times', async ({ clock }) => {
    const release = Promise.withResolvers<void>();
    clock.held = release.promise;
    // Both workers are busy while the same job falls due again and again.
    await backlog(clock, [
      { queue: 'jobs', data: { name: 'job-1' }, seconds: 9 },
      { queue: 'jobs', data: { name: 'job-2' }, seconds: 9 },
    ]);
    await vi.waitFor(() => expect(clock.ran).toHaveLength(2), aFewRounds);
    await backlog(
      clock,
      names.map(() => ({ queue: 'jobs', data: { name: 'job-3' } })),
    );
    release.resolve();
    clock.held = null;
    await untilWorkedOff(clock);
    const runs = clock.ran.filter(({ name }) => name === 'job-3').length;
    // Each of the two workers may have fetched one before the other dropped the rest.
    expect(runs).toBeGreaterThanOrEqual(1);
    expect(runs).toBeLessThanOrEqual(2);
  });
});

const health = ({ ctx }: Pick<Clock, 'ctx'>) => readHealth(ctx, 'running', new Date(0));

/** The report on a backlog that no worker sees, since its transaction is rolled back. */
async function reported({ ctx }: Clock, waiting: Waiting[]) {
  const transaction = await ctx.db.startTransaction().execute();
  const tx = { ...ctx, db: transaction };
  await backlog({ ctx: tx }, waiting);
  const facts = { due: await operateJobs(tx, { command: 'due' }), health: await health({ ctx: tx }) };
  await transaction.rollback().execute();
  return facts;
}

function inTens(seconds: number | null): number | null {
  return seconds === null ? null : Math.floor(seconds / 10) * 10;
}

describe('the oldest due job', () => {
  test('is null while nothing waits, or is planned for later', async ({ clock }) => {
    const later = await reported(clock, [{ queue: 'jobs', data: { name: 'job-1' }, seconds: -900 }]);
    expect(later).toMatchObject({ due: [], health: { ready: true, oldest_job_seconds: null } });
  });

  test.for([
    ['jobs', { name: 'send' }, { seconds: 290, ready: true, oldest: 290 }],
    ['jobs', { name: 'send' }, { seconds: 301, ready: false, oldest: 300 }],
    ['reactions', { reaction: 'send' }, { seconds: 301, ready: false, oldest: 300 }],
    ['heavy-reactions', { reaction: 'send' }, { seconds: 301, ready: true, oldest: null }],
  ] as const)('of the queue %s with %o: %o', async ([queue, data, { seconds, ready, oldest }], { clock }) => {
    const waiting = [seconds, 5, -60].map((late) => ({ queue, data, seconds: late }));
    const { due, health: answer } = await reported(clock, waiting);
    expect(due).toEqual([{ queue, name: 'send', jobs: 2, oldest_seconds: expect.closeTo(seconds, -1) }]);
    expect([answer.ready, inTens(answer.oldest_job_seconds)]).toEqual([ready, oldest]);
  });
});
