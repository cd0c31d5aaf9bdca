import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Ctx } from '../context.ts';
import { answer, queryOf, done, pageOf, wanted } from './retrieval.ts';
import { test } from '../testing/database.ts';

describe('a query', () => {
  test('is for the first page of twenty by default', () => {
    expect(queryOf({})).toEqual({ filter: {}, sort: [], limit: 20, offset: 0 });
    expect(queryOf({ page: { number: 3, size: 50 } })).toMatchObject({ limit: 50, offset: 100 });
  });

  test('takes its filter from both places of the specification', () => {
    expect(queryOf({ filter: { a: 1 } }).filter).toEqual({ a: 1 });
    expect(queryOf({ data: { filter: { a: 1 } } }).filter).toEqual({ a: 1 });
    expect(queryOf<{ a?: number; b?: number }>({ filter: { a: 1 }, data: { filter: { a: 2, b: 3 } } }).filter).toEqual({
      a: 1,
      b: 3,
    });
  });

  test('is answered with the requested fields', () => {
    const match = { results: [{ id: 1, name: 'Ana' }], total: 1 };
    expect(answer(match, {})).toEqual({ status: 'success', results: [{ id: 1, name: 'Ana' }], total: 1 });
    expect(answer(match, { fields: ['name'] })).toEqual({ status: 'success', results: [{ name: 'Ana' }], total: 1 });
  });

  test('of a command is answered with its one result', () => {
    expect(done({ id: 1 })).toEqual({ status: 'success', data: [{ id: 1 }] });
  });
});

describe('a condition', () => {
  test.for([
    ['name', 'Ana', ['Ana']],
    ['name', ['Ana', 'Rui'], ['Ana', 'Rui']],
    ['name', { ne: 'Ana' }, ['100%', '1000', 'Rui', 'a_b', 'acb']],
    ['name', { like: 'AN' }, ['Ana']],
    ['name', { like: '100%' }, ['100%']],
    ['name', { like: 'a_b' }, ['a_b']],
    ['name', { like: '\\' }, []],
    ['name', {}, ['100%', '1000', 'Ana', 'Rui', 'a_b', 'acb']],
    ['place', 2, ['Rui']],
    ['place', { gte: 2, lte: 3 }, ['100%', 'Rui']],
    ['place', { gte: 5, ne: 6 }, ['acb']],
    ['place', { like: '2' }, ['Rui']],
  ] as const)('on %s %j finds %j', async ([column, value, names], { ctx }) => {
    const rows = await persons(ctx)
      .where(wanted(sql.ref(column), structuredClone(value) as never))
      .execute();
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  test('escapes its value', async ({ ctx }) => {
    const rows = await persons(ctx)
      .where(wanted(sql.ref('name'), "' or true --"))
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('a page', () => {
  test('has the total', async ({ ctx, queries }) => {
    queries.length = 0;
    const first = await pageOf(persons(ctx), { limit: 4, offset: 0 });
    expect([first.rows.length, first.total]).toEqual([4, 6]);
    expect(queries).toHaveLength(2);
    const last = await pageOf(persons(ctx), { limit: 4, offset: 4 });
    expect([last.rows.map(({ name }) => name), last.total]).toEqual([['a_b', 'acb'], 6]);
    expect(await pageOf(persons(ctx), { limit: 4, offset: 40 })).toEqual({ rows: [], total: 6 });
  });

  test('with all rows needs no count', async ({ ctx, queries }) => {
    queries.length = 0;
    expect(await pageOf(persons(ctx), { limit: 7, offset: 0 })).toMatchObject({ total: 6 });
    expect(queries).toHaveLength(1);
  });
});

const names = ['Ana', 'Rui', '100%', '1000', 'acb', 'a_b'];

function persons(ctx: Ctx) {
  const rows = sql<{ name: string; place: number }>`(select name, place from unnest(${sql.val(names)}::text[])
    with ordinality as given (name, place))`;
  return ctx.db
    .selectFrom(rows.as('persons'))
    .select(['name', 'place'])
    .orderBy(sql`name collate "C"`);
}
