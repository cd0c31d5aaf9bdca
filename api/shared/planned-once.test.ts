import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { describe, expect } from 'vitest';
import { nameStatements, plannedOnce } from './planned-once.ts';
import { test } from './test-database.ts';

const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const mark = '/* planned once */';
const keep = 'set plan_cache_mode = force_generic_plan';
const choose = 'set plan_cache_mode = auto';

// Before the names are used up.
describe.runIf(onPostgres)('PostgreSQL', () => {
  test('plans such a statement once, also where it expects each plan to be cheaper', async ({ ctx }) => {
    for (const most of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await sql`${plannedOnce} select 'twice' from generate_series(1, 100000) a limit ${most}`.execute(ctx.db);
      await sql`select 1 from generate_series(1, 100000) b limit ${most}`.execute(ctx.db);
    }
    const { rows } = await sql`select generic_plans, custom_plans from pg_prepared_statements
      where statement like '%''twice''%'`.execute(ctx.db);
    expect(rows).toEqual([{ generic_plans: 8, custom_plans: 0 }]);
  });
});

describe('a connection', () => {
  test('gives a statement that is planned once the same name whatever is asked for', async () => {
    const { ask, asked } = connect();
    await ask(`${mark} select $1`, [1]);
    await ask(`${mark} select $1`, [2]);
    await ask(`${mark} select $1, $2`, [1, 2]);
    const [one, again, other] = asked.filter((said) => typeof said === 'object');
    expect(one).toEqual({ name: expect.stringMatching(/^planned \d+$/), text: `${mark} select $1`, values: [1] });
    expect(again).toEqual({ ...Object(one), values: [2] });
    expect(Object(other).name).not.toBe(Object(one).name);
  });

  test('leaves every other statement as it is', async () => {
    const { ask, asked } = connect();
    await ask('select $1', [1]);
    await ask('begin', []);
    expect(asked).toEqual(['select $1', 'begin']);
  });

  test('keeps to such a plan, and to no other', async () => {
    const { ask, asked } = connect();
    for (const text of [`${mark} 1`, `${mark} 2`, 'commit', 'a', 'b', `${mark} 3`]) {
      await ask(text, text === 'commit' ? [] : [1]);
    }
    const said = asked.map((one) => (typeof one === 'string' ? one : 'planned'));
    expect(said).toEqual([keep, 'planned', 'planned', 'commit', choose, 'a', 'b', keep, 'planned']);
  });

  test.each(['rollback', 'rollback to savepoint nested'])(
    'says it anew after «%s», which took it back',
    async (text) => {
      const { ask, asked } = connect();
      await ask('begin', []);
      await ask(`${mark} 1`, [1]);
      await ask(text, []);
      await ask('a', [1]);
      expect(asked.slice(-3)).toEqual([text, choose, 'a']);
    },
  );

  test('keeps no more plans than it can bear', async () => {
    const { ask, asked } = connect();
    for (let number = 0; number < 300; number++) await ask(`${mark} select ${number}`, [1]);
    const named = asked.filter((said) => typeof said === 'object');
    expect(named.length).toBeLessThanOrEqual(200);
  });
});

function connect() {
  const asked: unknown[] = [];
  const client = { query: async (said: unknown, _values?: unknown) => asked.push(said) };
  nameStatements(client as unknown as PoolClient);
  return { asked, ask: (text: string, values: unknown[]) => client.query(text, values) };
}
