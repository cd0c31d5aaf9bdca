import { sql } from 'kysely';
import { expect } from 'vitest';
import { idsInParts } from './ids-in-parts.ts';
import { test } from '../testing/database.ts';

test('a page of parts goes on where the page before ended, each part in its own order', async ({ ctx }) => {
  const numbers = (from: number, to: number) =>
    ctx.db
      .selectFrom(sql<{ id: number }>`(select generate_series(${from}::int, ${to}::int)::bigint as id)`.as('numbers'))
      .select('id');
  const parts = [numbers(4, 6).orderBy('id', 'desc'), numbers(100, 99), numbers(1, 3).orderBy('id')];
  const all = [6, 5, 4, 1, 2, 3];
  for (const limit of [1, 2, 4, 10]) {
    const read: number[] = [];
    for (let offset = 0; offset < all.length; offset += limit) {
      const { rows } = await idsInParts(parts, { limit, offset }).execute(ctx.db);
      read.push(...rows.map(({ id }) => id));
    }
    expect(read).toEqual(all);
  }
});
