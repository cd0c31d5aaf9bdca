import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';
import type { Database } from '../database/database.ts';
import { purgeOldKeys } from './purge-old-keys.ts';
import { onceByKey } from './idempotency.ts';
import { limitRate } from '../http/rate-limit.ts';
import { committingTest as test, makeCtx, testNow } from '../testing/database.ts';
import { takeNumber } from '../database/take-number.ts';
import { inSavepoint } from '../database/transaction.ts';

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe('a command with a key', () => {
  test('is executed once, and its answer repeated', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    const run = (tx: Ctx) => takeAndAnswer(tx, series);
    const first = await onceByKey(ctx, stored, run);
    expect(first).toEqual({ status: 200, body: '{"number":1}' });
    const again = await onceByKey(ctx, stored, run);
    expect({ ...again, body: JSON.parse(again.body) }).toEqual({ status: 200, body: { number: 1 } });
    expect(await takeNumber(ctx, series)).toBe(2);
  });

  test('is refused with another body', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    await onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series));
    const changed = onceByKey(ctx, { ...stored, body: '{"other":1}' }, (tx) => takeAndAnswer(tx, series));
    await expect(changed).rejects.toMatchObject({ code: 'request_changed', status: 409 });
    expect(await takeNumber(ctx, series)).toBe(2);
  });

  test.for([{ owner: 'user 2' }, { path: '/api/orders/cancel' }, { key: 'another' }])(
    'is a different one for %o',
    async (other, { database }) => {
      const { ctx, stored, series } = someCommand(database);
      await onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series));
      const answer = await onceByKey(ctx, { ...stored, ...other, key: `${stored.key}${other.key ?? ''}` }, (tx) =>
        takeAndAnswer(tx, series),
      );
      expect(answer.body).toBe('{"number":2}');
    },
  );

  test('stores nothing when it is refused, and may be retried', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    const refused = await onceByKey(ctx, stored, async (tx) => {
      await takeNumber(tx, series);
      return { status: 409, body: '{"code":"class_full"}' };
    });
    expect(refused).toEqual({ status: 409, body: '{"code":"class_full"}' });
    expect(await onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series))).toMatchObject({
      body: '{"number":1}',
    });
  });

  test('stores nothing when it fails, and may be retried', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    const broken = onceByKey(ctx, stored, async (tx) => {
      await takeNumber(tx, series);
      throw new Error('the power went');
    });
    await expect(broken).rejects.toThrow('the power went');
    expect((await onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series))).body).toBe('{"number":1}');
  });

  test('is stored for a day', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    await onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series));
    const aDayLater = { ...ctx, now: () => new Date(testNow.getTime() + 24 * 3_600_000) };
    expect((await onceByKey(aDayLater, stored, (tx) => takeAndAnswer(tx, series))).body).toBe('{"number":2}');
    const replayed = await onceByKey(aDayLater, stored, (tx) => takeAndAnswer(tx, series));
    expect(JSON.parse(replayed.body)).toEqual({ number: 2 });
  });

  test('is purged after a day', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    await onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series));
    const twoDaysLater = { ...ctx, now: () => new Date(testNow.getTime() + 48 * 3_600_000) };
    await purgeOldKeys(twoDaysLater);
    const rows = await ctx.db.selectFrom('idempotency_keys').select('key').where('key', '=', stored.key).execute();
    expect(rows).toEqual([]);
  });

  // One connection cannot run two commands at once: `npm run test:postgres`.
  test.skipIf(!onPostgres)('is refused while the first is running', async ({ database }) => {
    const { ctx, stored, series } = someCommand(database);
    const started = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = onceByKey(ctx, stored, async (tx) => {
      started.resolve();
      await mayEnd.promise;
      return takeAndAnswer(tx, series);
    });
    await started.promise;
    const second = onceByKey(ctx, stored, (tx) => takeAndAnswer(tx, series));
    await expect(second).rejects.toMatchObject({ code: 'request_under_way', status: 409 });
    mayEnd.resolve();
    expect((await first).body).toBe('{"number":1}');
  });
});

describe('a rate limit in a command with a key', () => {
  test('costs a hit of its rate limit when it is refused, also within savepoints', async ({ database }) => {
    const { ctx, stored } = someCommand(database);
    const bucket = `tries ${stored.key}`;
    const limit = { most: 6, withinSeconds: 60 };
    const refuse = async (tx: Ctx) => {
      await limitRate(tx, bucket, limit);
      await inSavepoint(tx, async (nested) => {
        await limitRate(nested, bucket, limit);
        throw new Refusal('not_found');
      }).catch(() => undefined);
      await inSavepoint(tx, (nested) => limitRate(nested, bucket, limit));
      return { status: 409, body: '{"code":"class_full"}' };
    };
    for (const _ of [1, 2]) expect(await onceByKey(ctx, stored, refuse)).toMatchObject({ status: 409 });
    await expect(onceByKey(ctx, stored, refuse)).rejects.toThrow('too_many_requests');
    const { hits } = await ctx.db
      .selectFrom('rate_limits')
      .select('hits')
      .where('bucket', '=', bucket)
      .executeTakeFirstOrThrow();
    expect(hits).toBe(7);
  });
});

function someCommand({ db }: Database) {
  const key = randomUUID();
  return {
    ctx: makeCtx({ db, folder: tmpdir() }),
    stored: { owner: 'user 1', path: '/api/orders/create', key, body: '{}' },
    series: `test ${key}`,
  };
}

async function takeAndAnswer(ctx: Ctx, series: string) {
  return { status: 200, body: JSON.stringify({ number: await takeNumber(ctx, series) }) };
}
