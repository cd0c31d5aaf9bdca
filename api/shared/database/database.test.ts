import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../testing/database.ts';

test('numbers and days are read alike by both drivers, also in arrays', async ({ ctx: { db } }) => {
  const { rows } = await sql<{ one: number; day: string; many: number[]; rates: (number | null)[]; days: string[] }>`
    select 1::bigint as one, date '2026-11-27' as day, array[1, 2]::bigint[] as many,
      array[1.5, null]::numeric[] as rates, array[date '2026-11-27'] as days`.execute(db);
  expect(rows).toEqual([{ one: 1, day: '2026-11-27', many: [1, 2], rates: [1.5, null], days: ['2026-11-27'] }]);
});
