import { describe, expect } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { takeNumber } from './take-number.ts';
import { test } from './test-database.ts';
import { inTransaction } from './transaction.ts';

describe('a transaction', () => {
  test('leaves no trace of a refusal, also when nested', async ({ ctx }) => {
    expect(await takeNumber(ctx, 'kept')).toBe(1);
    const refused = inTransaction(ctx, async (tx) => {
      await takeNumber(tx, 'kept');
      throw new Refusal('not_found');
    });
    await expect(refused).rejects.toMatchObject({ code: 'not_found', status: 404 });
    expect(await takeNumber(ctx, 'kept')).toBe(2);
  });
});
