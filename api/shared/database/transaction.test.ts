import { describe, expect } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';
import { takeNumber } from './take-number.ts';
import { test } from '../testing/database.ts';
import { inSavepoint, inTransaction } from './transaction.ts';

async function refuse(ctx: Ctx): Promise<never> {
  await takeNumber(ctx, 'kept');
  throw new Refusal('not_found');
}

describe('a transaction', () => {
  test('leaves no trace of a refusal, also when nested', async ({ ctx }) => {
    expect(await takeNumber(ctx, 'kept')).toBe(1);
    const refused = inTransaction(ctx, refuse);
    await expect(refused).rejects.toMatchObject({ code: 'not_found', status: 404 });
    expect(await takeNumber(ctx, 'kept')).toBe(2);
  });

  test('is joined by nested ones, which need no statements of their own', async ({ ctx, queries }) => {
    await inTransaction(ctx, (tx) => inTransaction(tx, (nested) => inTransaction(nested, (n) => takeNumber(n, 'one'))));
    expect(queries).toHaveLength(3);
  });

  test('fails as a whole when the refusal of a nested one was caught', async ({ ctx }) => {
    const caught = inTransaction(ctx, async (tx) => {
      await inTransaction(tx, refuse).catch(() => undefined);
    });
    await expect(caught).rejects.toThrow('A part of the transaction has failed.');
    expect(await takeNumber(ctx, 'kept')).toBe(1);
  });

  test('continues after the refusal of a part within savepoints, which leaves no trace', async ({ ctx }) => {
    await inTransaction(ctx, async (tx) => {
      expect(await takeNumber(tx, 'kept')).toBe(1);
      await inSavepoint(tx, (nested) => inTransaction(nested, refuse)).catch(() => undefined);
    });
    expect(await takeNumber(ctx, 'kept')).toBe(2);
  });
});
