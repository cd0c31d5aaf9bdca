import { describe, expect, vi } from 'vitest';
import { tmpdir } from 'node:os';
import { catalogueChanged, listenToSiteFacts, newsChanged, settingsChanged, type SiteFact } from './site-facts.ts';
import { committingTest as test, makeCtx } from '../testing/database.ts';
import { inTransaction } from '../database/transaction.ts';

describe('a site fact', () => {
  test('reaches every server process after the commit', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const received: SiteFact[] = [];
    const stop = await listenToSiteFacts(database, { changed: (fact) => received.push(fact), missed: () => {} });
    const refused = inTransaction(ctx, async (tx) => {
      await newsChanged(tx);
      throw new Error('given up');
    });
    await expect(refused).rejects.toThrow('given up');
    await inTransaction(ctx, async (tx) => {
      await catalogueChanged(tx);
      expect(received).toEqual([]);
    });
    await vi.waitFor(() => expect(received).toEqual([{ kind: 'catalogue_changed' }]));
    await stop();
    await settingsChanged(ctx);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toHaveLength(1);
  });
});
