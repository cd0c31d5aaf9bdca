import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test } from '#api/shared/testing/database.ts';
import { pageOfCourses } from './find-courses.ts';

test('a list by start sorts ids, not whole rows', async ({ ctx }) => {
  // The planner prefers full scans in a small database.
  for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
    await sql.raw(`set local enable_${way} = off`).execute(ctx.db);
  const plan = await planOf(ctx, 99_990);
  expect(plan.match(/ on courses c/g)).toHaveLength(2);
  expect(plan.match(/Index Only Scan (Backward )?using courses_published on courses c/g)).toHaveLength(2);
});

async function planOf(ctx: Ctx, offset: number): Promise<string> {
  const page = pageOfCourses({
    filter: {},
    search: null,
    sort: [{ field: 'start', order: 'asc' }],
    locale: 'pt-PT',
    currencyId: 1,
    rates: new Map(),
    now: ctx.now(),
    limit: 9,
    offset,
  });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${page}`.execute(ctx.db);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
