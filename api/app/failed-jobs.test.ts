import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as databaseTest, makeCtx } from '#api/shared/testing/database.ts';
import { listFailedJobs, retryFailedJobs, retryLately } from '#api/shared/work/failed-jobs.ts';
import { readHealth } from '#api/shared/work/health.ts';
import { jobs } from './jobs.ts';
import { reactions, type Reactions } from './reactions.ts';
import { startWork } from './work.ts';

const soon = { timeout: 15_000, interval: 20 };

type Ran = { reaction: string; id: number };
type Operator = { ctx: Ctx; ran: Ran[]; broken: Set<string> };

/** Reactions in `broken` fail. They have two attempts instead of thirteen. */
const test = databaseTest.extend<{ operator: Operator }>({
  operator: [
    async ({ database }, use) => {
      const ctx = asSystem({ ...makeCtx({ db: database.db, folder: tmpdir() }), now: () => new Date() });
      const operator: Operator = { ctx, ran: [], broken: new Set() };
      const work = await startWork(database, { ctx, reactions: breaking(operator), jobs: [] });
      await sql`update pgboss.queue set retry_limit = 1, retry_delay = 0 where name = 'reactions'`.execute(ctx.db);
      await use(operator);
      await work.stop();
    },
    { scope: 'file' },
  ],
});

const ofOrder = (event: { order_id: number }) => event.order_id;

function breaking({ ran, broken }: Operator): Reactions {
  const reaction = <E>(name: string, idOf: (event: E) => number) => ({
    name,
    run: async (_ctx: Ctx, event: E) => {
      ran.push({ reaction: name, id: idOf(event) });
      if (broken.has(name)) throw new Error(`${name} is broken`);
    },
  });
  return {
    ...reactions,
    order_paid: [reaction('open-enrollments', ofOrder), reaction('count-sales', ofOrder)],
    payment_started: [reaction('request-reference', (event: { payment_id: number }) => event.payment_id)],
    mail_written: [reaction('send-mail', (event: { mail_id: number }) => event.mail_id)],
  };
}

const triesOf = ({ ran }: Operator, reaction: string, id: number) =>
  ran.filter((one) => one.reaction === reaction && one.id === id).length;

async function untilFailed({ ctx }: Operator, many: number) {
  return vi.waitFor(async () => {
    const failed = await listFailedJobs(ctx);
    expect(failed).toHaveLength(many);
    return failed;
  }, soon);
}

describe('a reaction without attempts left', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  test('is listed, and retried by schedule until it succeeds', async ({ operator }) => {
    operator.broken.add('open-enrollments');
    await emit(operator.ctx, 'order_paid', { order_id: 1 });
    const [failed] = await untilFailed(operator, 1);
    expect(failed).toMatchObject({ reaction: 'open-enrollments', kind: 'order_paid', payload: { order_id: 1 } });
    expect([failed?.attempts, failed?.error]).toEqual([2, 'Error: open-enrollments is broken']);
    expect(await retryLately(operator.ctx)).toHaveLength(1);
    await vi.waitFor(() => expect(triesOf(operator, 'open-enrollments', 1)).toBe(3), soon);
    await untilFailed(operator, 1);

    operator.broken.clear();
    await retryLately(operator.ctx);
    await vi.waitFor(() => expect(triesOf(operator, 'open-enrollments', 1)).toBe(4), soon);
    await untilFailed(operator, 0);
    // A reaction that succeeded runs once, whatever else is retried.
    expect(triesOf(operator, 'count-sales', 1)).toBe(1);
  });

  test.for([
    ['request-reference', (ctx: Ctx) => emit(ctx, 'payment_started', { payment_id: 2 })],
    ['send-mail', (ctx: Ctx) => emit(ctx, 'mail_written', { mail_id: 2 })],
  ] as const)('is retried by an operator, alone or with all: %s', async ([name, emitFailing], { operator }) => {
    operator.broken.add(name);
    await emitFailing(operator.ctx);
    const [failed] = await untilFailed(operator, 1);
    operator.broken.clear();
    expect(await retryFailedJobs(operator.ctx, 'event-999')).toEqual([]);
    const retries = await Promise.all([retryFailedJobs(operator.ctx, failed?.id), retryFailedJobs(operator.ctx)]);
    // Of two concurrent retries one starts it.
    expect(retries.flat().map(({ id }) => id)).toEqual([failed?.id]);
    await vi.waitFor(() => expect(triesOf(operator, name, 2)).toBe(3), soon);
    await untilFailed(operator, 0);
    expect(await retryFailedJobs(operator.ctx)).toEqual([]);
  });

  test('stays listed when it is too old for the schedule', async ({ operator }) => {
    operator.broken.add('count-sales');
    await emit(operator.ctx, 'order_paid', { order_id: 3 });
    await untilFailed(operator, 1);
    await sql`update pgboss.job set created_on = now() - interval '8 days' where state = 'failed'`.execute(
      operator.ctx.db,
    );
    expect(await retryLately(operator.ctx)).toEqual([]);
    const { rows } = await sql`select deletion_seconds as seconds from pgboss.job where state = 'failed'`.execute(
      operator.ctx.db,
    );
    expect(rows).toEqual([{ seconds: 90 * 86_400 }]);
    operator.broken.clear();
    await retryFailedJobs(operator.ctx);
    await untilFailed(operator, 0);
  });

  test('is retried every hour', () => {
    expect(jobs.find(({ name }) => name === 'retry-failed-reactions')).toMatchObject({
      cron: expect.stringMatching(/^\d+ \* /),
      run: retryLately,
    });
  });

  test('is counted, and makes no process unready', async ({ operator }) => {
    operator.broken.add('send-mail');
    await emit(operator.ctx, 'mail_written', { mail_id: 9 });
    await untilFailed(operator, 1);
    await vi.waitFor(async () => {
      expect(await readHealth(operator.ctx, 'running', new Date())).toMatchObject({ ready: true, failed_jobs: 1 });
    }, soon);
    operator.broken.clear();
    await retryFailedJobs(operator.ctx);
    await untilFailed(operator, 0);
  });
});

describe('an event whose failed reaction cannot become a job', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  test('delays no other, is listed, and continues when it is retried', async ({ operator, database }) => {
    await database.runScript(refusesOrder666);
    operator.broken.add('open-enrollments');
    await emit(operator.ctx, 'order_paid', { order_id: 666 });
    await vi.waitFor(() => expect(triesOf(operator, 'open-enrollments', 666)).toBe(1), soon);
    operator.broken.clear();
    await emit(operator.ctx, 'order_paid', { order_id: 5 });
    await vi.waitFor(() => expect(triesOf(operator, 'count-sales', 5)).toBe(1), soon);
    const [stuck] = await untilFailed(operator, 1);
    expect(stuck).toMatchObject({ reaction: null, payload: { order_id: 666 }, error: 'no such order' });
    expect(await readHealth(operator.ctx, 'running', new Date())).toMatchObject({ oldest_event_seconds: null });

    await database.runScript('drop trigger refuse on pgboss.job_common');
    await retryFailedJobs(operator.ctx, stuck?.id);
    await emit(operator.ctx, 'order_paid', { order_id: 6 });
    await vi.waitFor(() => expect(triesOf(operator, 'open-enrollments', 666)).toBe(2), soon);
    await untilFailed(operator, 0);
  });
});

const refusesOrder666 = `
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no such order'; end $$;
  create trigger refuse before insert on pgboss.job_common for each row
    when (new.data->'payload'->>'order_id' = '666') execute function refuse();`;
