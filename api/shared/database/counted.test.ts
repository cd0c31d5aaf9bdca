import { describe, expect } from 'vitest';
import { openCachedCounts } from './cached-counts.ts';
import type { Ctx } from '../context.ts';
import { countedWhenMany } from './counted.ts';
import { mostCountedAtOnce, pageOfMany } from './retrieval.ts';
import { test } from '../testing/database.ts';

/** As outside of the transaction of the test, in which nothing is cached. */
function cached(ctx: Ctx): Ctx {
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      if (name === 'isTransaction') return false;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...ctx, db, counts: openCachedCounts({ most: 10, freshMs: 60_000 }) };
}

describe('a count of everybody’s rows', () => {
  test('is exact while there are few', async ({ ctx }) => {
    const caching = cached(ctx);
    let there = 1;
    const count = () => countedWhenMany(caching, { of: 'few' }, { countFew: async () => there, count: async () => -1 });
    expect(await count()).toBe(1);
    there = 2;
    expect(await count()).toBe(2);
  });

  test('is cached once there are many', async ({ ctx }) => {
    const caching = cached(ctx);
    let there = mostCountedAtOnce + 1;
    const count = () =>
      countedWhenMany(caching, { of: 'many' }, { countFew: async () => null, count: async () => there });
    expect(await count()).toBe(mostCountedAtOnce + 1);
    there += 1;
    expect(await count()).toBe(mostCountedAtOnce + 1);
    caching.counts?.drop();
    expect(await count()).toBe(mostCountedAtOnce + 2);
  });

  test('is exact in a transaction, whatever is cached', async ({ ctx }) => {
    const counts = openCachedCounts({ most: 10, freshMs: 60_000 });
    const result = await countedWhenMany({ ...ctx, counts }, {}, { countFew: async () => null, count: async () => 7 });
    expect([result, counts.peek('{}')]).toEqual([7, undefined]);
  });

  test('of a page comes from one query of at most so many rows', async ({ ctx, queries }) => {
    const query = ctx.db.selectFrom('currencies').select('id').orderBy('id');
    const all = (await query.execute()).length;
    queries.length = 0;
    const { rows, total } = await pageOfMany(cached(ctx), query, { limit: 1, offset: 0 });
    expect([rows.length, total, queries.length]).toEqual([1, all, 2]);
    expect(queries[1]).toContain('limit');
  });
});
