import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { beforeEach, describe, expect } from 'vitest';
import { dropNames, nameStatements, plannedOnce } from './planned-once.ts';
import { committingTest as test } from '../testing/database.ts';

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const mark = '/* planned once */';
const planned = 'set plan_cache_mode = force_generic_plan';
const choose = 'set plan_cache_mode = auto';

// Other files of the same process have named statements.
beforeEach(dropNames);

describe.runIf(onPostgres)('PostgreSQL', () => {
  test('plans the statement once, even if it expects custom plans to be cheaper', async ({ ctx }) => {
    for (const most of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await sql`${plannedOnce} select 'twice' from generate_series(1, 100000) a limit ${most}`.execute(ctx.db);
      await sql`select 1 from generate_series(1, 100000) b limit ${most}`.execute(ctx.db);
    }
    const { rows } = await sql`select generic_plans, custom_plans from pg_prepared_statements
      where statement like '%''twice''%'`.execute(ctx.db);
    expect(rows).toEqual([{ generic_plans: 8, custom_plans: 0 }]);
  });

  test('stores the plan of any frequent statement', async ({ ctx }) => {
    for (let times = 0; times < 30; times++) await sql`select 'often', ${times}::int`.execute(ctx.db);
    const { rows } = await sql`select generic_plans > 0 as is_stored from pg_prepared_statements
      where statement like '%''often''%'`.execute(ctx.db);
    expect(rows).toEqual([{ is_stored: true }]);
  });

  test('finds the partial index of a frequent statement by its values', async ({ ctx }) => {
    await sql`create table seats (place int, status text)`.execute(ctx.db);
    await sql`create unique index on seats (place) where status in ('held', 'taken')`.execute(ctx.db);
    const take = () =>
      sql`insert into seats values (1, 'held')
      on conflict (place) where status in (${'held'}, ${'taken'}) do nothing`.execute(ctx.db);
    for (let times = 0; times < 40; times++) await take();
    expect((await sql`select place from seats`.execute(ctx.db)).rows).toHaveLength(1);
  });

  test('runs a frequent statement again after the type of its column has changed', async ({ database: { db } }) => {
    await sql`create table changing (id int)`.execute(db);
    const read = () => sql`select id from changing where id = ${1}`.execute(db);
    for (let times = 0; times < 40; times++) await read();
    await sql`alter table changing alter column id type bigint`.execute(db);
    const outcomes = await Promise.allSettled([read()]);
    expect(outcomes).toMatchObject([{ status: 'rejected', reason: { code: '0A000' } }]);
    expect((await read()).rows).toEqual([]);
    await sql`drop table changing`.execute(db);
  });
});

describe('a connection', () => {
  test('names a statement independently of its values', async () => {
    const { request, sent } = connect();
    await request(`${mark} select $1`, [1]);
    await request(`${mark} select $1`, [2]);
    await request(`${mark} select $1, $2`, [1, 2]);
    const [one, again, other] = sent.filter((statement) => typeof statement === 'object');
    expect(one).toEqual({ name: expect.stringMatching(/^planned \d+$/), text: `${mark} select $1`, values: [1] });
    expect(again).toEqual({ ...Object(one), values: [2] });
    expect(Object(other).name).not.toBe(Object(one).name);
  });

  test('leaves every other statement as it is', async () => {
    const { request, sent } = connect();
    await request('select $1', [1]);
    await request('begin', []);
    expect(sent).toEqual(['select $1', 'begin']);
  });

  test('names any other statement once it is frequent', async () => {
    const { request, sent } = connect();
    for (let times = 0; times < 12; times++) await request('select often where id = $1', [times]);
    const named = sent.filter((statement) => typeof statement === 'object');
    expect(named).toEqual([10, 11].map((times) => expect.objectContaining({ values: [times] })));
  });

  test.each([
    'select id from a where b = $1 limit $2 offset $3',
    'select * from a where b = $1',
    'update a set b = $1 returning "a".*',
    'insert into a values ($1) on conflict ("b") where "c" in ($2) do nothing',
  ])('never names «%s»', async (text) => {
    const { request, sent } = connect();
    for (let times = 0; times < 12; times++) await request(text, [times]);
    expect(new Set(sent)).toEqual(new Set([text]));
  });

  test('forces the generic plan of these statements alone', async () => {
    const { request, sent } = connect();
    for (const text of [`${mark} 1`, `${mark} 2`, 'commit', 'a', 'b', `${mark} 3`]) {
      await request(text, text === 'commit' ? [] : [1]);
    }
    const statement = sent.map((one) => (typeof one === 'string' ? one : 'planned'));
    expect(statement).toEqual([planned, 'planned', 'planned', 'commit', choose, 'a', 'b', planned, 'planned']);
  });

  test.each(['rollback', 'rollback to savepoint nested'])('sets the mode again after «%s»', async (text) => {
    const { request, sent } = connect();
    await request('begin', []);
    await request(`${mark} 1`, [1]);
    await request(text, []);
    await request('a', [1]);
    expect(sent.slice(-3)).toEqual([text, choose, 'a']);
  });

  test('stores a limited number of plans', async () => {
    const { request, sent } = connect();
    for (let number = 0; number < 700; number++) await request(`${mark} select ${number}`, [1]);
    const named = sent.filter((statement) => typeof statement === 'object');
    expect(named.length).toBeLessThanOrEqual(600);
  });
});

function connect() {
  const sent: unknown[] = [];
  const client = { query: async (statement: unknown, _values?: unknown) => sent.push(statement) };
  nameStatements(client as unknown as PoolClient);
  return { sent, request: (text: string, values: unknown[]) => client.query(text, values) };
}
