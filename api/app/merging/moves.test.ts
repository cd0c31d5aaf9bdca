import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import type { MoveRule } from '#api/shared/personal-moves.ts';
import { parts } from '../parts.ts';

const rules = new Map(
  parts.flatMap(({ tables }) =>
    Object.entries(tables?.moves ?? {}).flatMap(([table, columns]) =>
      Object.entries<MoveRule>(columns).map(([column, rule]): [string, MoveRule] => [`${table}.${column}`, rule]),
    ),
  ),
);

/** Columns that name nobody, although they sound like it. */
const impersonal = ['users.user_picture_id'];

describe('a merge of two accounts', () => {
  test('has a rule for every column that names a user or a person', async ({ ctx }) => {
    const { rows } = await sql<{ place: string }>`
      select distinct c.table_name || '.' || c.column_name as place from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'bigint'
        and c.column_name ~ '(user|person|recipient|owner)(_.*)?_id$'
      union select k.conrelid::regclass::text || '.' || a.attname from pg_constraint k
      join unnest(k.conkey, k.confkey) as p (here, there) on true
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.here
      where k.contype = 'f' and k.confrelid in ('users'::regclass, 'persons'::regclass)
      order by 1`.execute(ctx.db);
    expect(rows.length).toBeGreaterThan(75);
    const places = rows.map(({ place }) => place);
    expect(places.filter((place) => !rules.has(place) && !impersonal.includes(place))).toEqual([]);
    const existing = [...rules]
      .filter(([, rule]) => typeof rule === 'string' || 'rows' in rule)
      .map(([place]) => place);
    expect(existing.filter((place) => !places.includes(place))).toEqual([]);
  });

  test('says what happens where the database allows one row for a person', async ({ ctx }) => {
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select i.indrelid::regclass::text as table, array_agg(a.attname::text) as columns from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisunique group by i.indexrelid, i.indrelid`.execute(ctx.db);
    const undeclared = rows.flatMap(({ table, columns }) =>
      columns.flatMap((column) => {
        const rule = rules.get(`${table}.${column}`);
        if (typeof rule !== 'object' || !('rows' in rule) || rule.rows !== 'moves') return [];
        const others = columns.filter((other) => other !== column);
        const isDeclared =
          rule.one?.some(({ per }) => others.every((other) => per.includes(other))) ?? rule.unsets !== undefined;
        return isDeclared ? [] : [`${table} (${columns.join(', ')})`];
      }),
    );
    expect(undeclared).toEqual([]);
  });
});
