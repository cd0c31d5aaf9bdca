import { describe, expect, vi } from 'vitest';
import { tmpdir } from 'node:os';
import { dropPages, pageChannel } from './page-drops.ts';
import { makeCtx, test } from './test-database.ts';
import { inTransaction } from './transaction.ts';

describe('pages that are out of date', () => {
  test('are told to every server process, once what changed them stands', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const heard: string[][] = [];
    const stop = await database.listen(pageChannel, (payload) => heard.push(JSON.parse(payload)));
    const refused = inTransaction(ctx, async (inside) => {
      await dropPages(inside, '/refused');
      throw new Error('given up');
    });
    await expect(refused).rejects.toThrow('given up');
    await inTransaction(ctx, async (inside) => {
      await dropPages(inside, '/courses', '/partners');
      expect(heard).toEqual([]);
    });
    // With those that show courses.
    await vi.waitFor(() => expect(heard).toEqual([['/courses', '/partners', '/news', '/classes']]));
    await stop();
    await dropPages(ctx, '/later');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveLength(1);
  });
});
