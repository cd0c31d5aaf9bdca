import { describe, expect } from 'vitest';
import { takeNumber } from './take-number.ts';
import { test } from '../testing/database.ts';
import { inTransaction } from './transaction.ts';

describe('a series of numbers', () => {
  test('counts each series from one', async ({ ctx }) => {
    expect(await takeNumber(ctx, 'order 2026')).toBe(1);
    expect(await takeNumber(ctx, 'order 2026')).toBe(2);
    expect(await takeNumber(ctx, 'order 2027')).toBe(1);
  });

  test('has no gap after a failed transaction', async ({ ctx }) => {
    await takeNumber(ctx, 'gapless');
    for (let failed = 0; failed < 3; failed += 1) {
      const taking = inTransaction(ctx, async (tx) => {
        expect(await takeNumber(tx, 'gapless')).toBe(2);
        throw new Error('given up');
      });
      await expect(taking).rejects.toThrow('given up');
    }
    expect(await takeNumber(ctx, 'gapless')).toBe(2);
  });
});
