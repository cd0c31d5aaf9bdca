import { describe, expect, vi } from 'vitest';
import { openPostgres } from '#api/shared/database/database.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { readHealth } from '#api/shared/work/health.ts';

const before = (seconds: number) => new Date(testNow.getTime() - seconds * 1_000);

describe('a process', () => {
  test('is ready when its worker runs or has just begun to start', async ({ ctx }) => {
    const ready = async (...requested: [Parameters<typeof readHealth>[1], Date]) =>
      (await readHealth(asSystem(ctx), ...requested)).ready;
    expect(await ready('running', before(3_600))).toBe(true);
    expect(await ready('starting', before(59))).toBe(true);
    expect(await ready('starting', before(61))).toBe(false);
    expect(await ready('failed', before(1))).toBe(false);
    expect(await ready('stopped', before(3_600))).toBe(false);
  });

  test.for([
    [299, true],
    [301, false],
  ] as const)('whose oldest event has waited for %i seconds is ready: %s', async ([seconds, ready], { ctx }) => {
    for (const created_at of [before(seconds), before(1)]) {
      await ctx.db.insertInto('outbox_events').values({ kind: 'order_paid', payload: '{}', created_at }).execute();
    }
    const health = await readHealth(asSystem(ctx), 'running', before(3_600));
    expect(health).toMatchObject({ ready, database: 'up', oldest_event_seconds: seconds });
  });

  test('is ready while a reaction runs for long', async ({ ctx }) => {
    const event = { kind: 'order_paid', payload: '{}', created_at: before(900) };
    const claimed_until = new Date(Date.now() + 60_000);
    await ctx.db
      .insertInto('outbox_events')
      .values({ ...event, claimed_until })
      .execute();
    const health = await readHealth(asSystem(ctx), 'running', before(3_600));
    expect(health).toMatchObject({ ready: true, oldest_event_seconds: null });
    await ctx.db
      .updateTable('outbox_events')
      .set({ claimed_until: before(1) })
      .execute();
    expect(await readHealth(asSystem(ctx), 'running', before(3_600))).toMatchObject({ ready: false });
  });

  test('is not ready without its database', async ({ ctx }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nowhere = await openPostgres('postgres://mestria@127.0.0.1:1/nowhere');
    const health = await readHealth({ ...ctx, db: nowhere.db }, 'running', before(3_600));
    expect(health).toEqual({
      ready: false,
      database: 'down',
      worker: 'running',
      oldest_event_seconds: null,
      oldest_job_seconds: null,
      failed_jobs: null,
    });
    await nowhere.close();
    log.mockRestore();
  });
});
