import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from './database.ts';

describe('SQL that is annotated with a type', () => {
  test('answers it', async ({ ctx: { db } }) => {
    const { rows } = await sql<{ id: number; name: string | null }>`select 1 as id, null::text as name`.execute(db);
    expect(rows).toEqual([{ id: 1, name: null }]);
    const columns = db.selectNoFrom([sql<boolean>`true`.as('is_open'), sql<number[]>`array[1, 2]`.as('ids')]);
    expect(await columns.execute()).toEqual([{ is_open: true, ids: [1, 2] }]);
  });

  test('is refused where it answers another one', async ({ ctx: { db } }) => {
    await expect(sql<{ id: number }>`select '1' as id`.execute(db)).rejects.toThrow(
      'SQL of type { id: number } answers {"id":"1"}',
    );
    await expect(sql<{ id: number }>`select 1 as other`.execute(db)).rejects.toThrow('for: select 1 as other');
    await expect(db.selectNoFrom(sql<Date>`now()::text`.as('at')).execute()).rejects.toThrow(
      'SQL of type Date answers',
    );
    await expect(db.selectNoFrom(sql<string>`null`.as('name')).execute()).rejects.toThrow(
      'SQL of type string answers null',
    );
    const inserted = db.insertInto('currencies').values({ key: 'xyz', name: 'X', definition: '{}' });
    await expect(inserted.returning(sql<string>`id`.as('id')).execute()).rejects.toThrow('SQL of type string answers');
  });
});
