import { tmpdir } from 'node:os';
import { describe, expect, vi } from 'vitest';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database/database.ts';
import { whenChanged } from '#api/shared/events/site-facts.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { currencyForSale } from './currency-for-sale.ts';
import { readSetting } from './read-setting.ts';
import { writeSetting } from './write-setting.ts';

async function listening(database: Database): Promise<Ctx> {
  const settings = openCachedCounts({ most: 1, freshMs: 60_000 });
  await whenChanged(database, { courses: () => undefined, settings: settings.drop });
  return asSystem({ ...makeCtx({ db: database.db, folder: tmpdir() }), settings });
}

describe('a process that listens', () => {
  test('reads settings and currencies once', async ({ database, queries }) => {
    const ctx = await listening(database);
    await readSetting(ctx, 'vatRatePercent');
    queries.length = 0;
    await inTransaction(ctx, async (tx) => {
      expect(await readSetting(tx, 'vatRatePercent')).toBe(14);
      expect(await currencyForSale(tx, 1)).toMatchObject({ key: 'aoa' });
    });
    expect(queries.filter((text) => text !== 'commit')).toEqual([]);
    await expect(currencyForSale(ctx, 999)).rejects.toMatchObject({ code: 'currency_not_available' });
  });

  test('reads them again after a change by any process', async ({ database }) => {
    const ctx = await listening(database);
    const { settings: _, ...other } = ctx;
    expect(await readSetting(ctx, 'bankName')).toBe('');
    await writeSetting(other, { key: 'bankName', value: 'Banco do Bengo' });
    await vi.waitFor(async () => expect(await readSetting(ctx, 'bankName')).toBe('Banco do Bengo'));
  });

  test('waits for no connection in a transaction, and reads there what is not cached', async ({
    database,
    queries,
  }) => {
    const ctx = await listening(database);
    queries.length = 0;
    expect(await inTransaction(ctx, (tx) => readSetting(tx, 'vatRatePercent'))).toBe(14);
    expect(queries.filter((text) => text !== 'commit')).toHaveLength(1);
  });
});
