import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import type { ProcessWork } from '#api/shared/work/worker-state.ts';
import { retrieveFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import { retrieveHealth } from './retrieve-health.ts';

const working: ProcessWork = { worker: () => 'running', startedAt: testNow };
const asOperator = (ctx: Ctx): Ctx => ({ ...withClaims(ctx, 'health.manage'), work: working });
const smtpUrl = 'smtp://mail.example';

async function healthOf(ctx: Ctx) {
  const { results } = await retrieveHealth(asOperator(ctx));
  const [report] = results;
  if (!report) throw new Error('There is no report.');
  return report;
}

describe('the health of the site', () => {
  test('is open to administrators, by a claim of its own', async ({ ctx }) => {
    const administrator = await asA(ctx, 'administrator');
    expect((await retrieveHealth(administrator)).total).toBe(1);
    await expect(retrieveHealth(withClaims(ctx, 'settings.edit'))).rejects.toMatchObject({ code: 'not_allowed' });
  });

  test('says what runs, how fast, and with how much space', async ({ ctx }) => {
    const { version, database, storage, work, is_ready } = await healthOf(ctx);
    expect(version.site).toMatch(/^\d+\.\d+\.\d+$/);
    expect(version.last_migration).toMatch(/^\d{8}-\d{4}-.+\.sql$/);
    expect(database).toMatchObject({ state: 'up', size_bytes: expect.any(Number), ahead_ms: expect.any(Number) });
    expect(storage.is_writable).toBe(true);
    expect(storage.free_bytes).toBeLessThan(storage.total_bytes ?? 0);
    expect([work.worker, is_ready]).toEqual(['running', true]);
  });

  test('tells a provider that does not answer from one without a contract', async ({ ctx }) => {
    const { gateways, troubles } = await healthOf({ ...ctx, config: { ...ctx.config, opg: null } });
    const states = Object.fromEntries(gateways.map(({ provider, state }) => [provider, state]));
    expect(states).toEqual({ proxypay: 'down', opg: 'off' });
    expect(troubles).toContainEqual({ code: 'gateway_down', part: 'gateways', is_urgent: true, about: 'proxypay' });
  });

  test('counts emails that wait, were sent, or may not have been sent', async ({ ctx }) => {
    const at = (minutes: number): Ctx => ({ ...ctx, now: () => new Date(testNow.getTime() - minutes * 60_000) });
    const mail = { to: 'a@exemplo.ao', locale: 'pt-PT', subject: 'Aviso', text: 'Olá.' } as const;
    for (const minutes of [20, 30, 40]) await writeMail(at(minutes), mail);
    const [sent, doubtful] = await ctx.db.selectFrom('mails').select('id').orderBy('id').execute();
    const set = (id = 0) => ctx.db.updateTable('mails').where('id', '=', id);
    await set(sent?.id)
      .set({ sending_at: at(19).now(), sent_at: at(19).now() })
      .execute();
    await set(doubtful?.id)
      .set({ sending_at: at(29).now() })
      .execute();
    const report = await healthOf({ ...ctx, config: { ...ctx.config, smtpUrl } });
    expect(report.mail).toMatchObject({ waiting: 1, oldest_waiting_seconds: 2_400, in_doubt: 1, sent_last_day: 1 });
    expect(report.troubles.map(({ code }) => code)).toEqual(expect.arrayContaining(['mail_late', 'mail_in_doubt']));
    expect((await healthOf(ctx)).mail).toMatchObject({ is_set: false, waiting: 0, oldest_waiting_seconds: null });
  });
});

describe('failed jobs', () => {
  test('are listed and tried again', async ({ ctx }) => {
    const operator = asOperator(ctx);
    const { id } = await addFailed(ctx);
    const { results, total } = await retrieveFailedJobs(operator, queryOf({}));
    expect(total).toBe(1);
    expect(results[0]).toMatchObject({
      id: `event-${id}`,
      kind: 'order_paid',
      attempts: 3,
      error: 'The order is missing.',
    });
    expect((await healthOf(ctx)).work.failed_jobs).toBe(1);
    expect(await retryFailedJobs(operator, { id: `event-${id}` })).toEqual({ retried: 1 });
    const event = ctx.db.selectFrom('outbox_events').select('relay_after').where('id', '=', id);
    expect(await event.executeTakeFirst()).toEqual({ relay_after: null });
  });

  test('are retried all at once without an id, and one that is none is refused', async ({ ctx }) => {
    const operator = asOperator(ctx);
    await addFailed(ctx);
    await addFailed(ctx);
    expect(await retryFailedJobs(operator, {})).toEqual({ retried: 2 });
    await expect(retryFailedJobs(operator, { id: 'event-0' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(retryFailedJobs(withClaims(ctx), {})).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

function addFailed(ctx: Ctx) {
  return ctx.db
    .insertInto('outbox_events')
    .values({
      kind: 'order_paid',
      payload: '{"order_id":7}',
      created_at: testNow,
      relay_attempts: 3,
      relay_error: 'The order is missing.',
      relay_after: new Date(testNow.getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
