import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { openPostgres } from '#api/shared/database/database.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { makeCtx, test } from '#api/shared/testing/database.ts';
import { countSales, retrieveCourses } from '#api/offer/catalogue/index.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { makeClass } from './make.ts';

const url = process.env['TEST_DATABASE_URL'];

async function sell(ctx: Ctx, class_id: number, quantity: number): Promise<void> {
  const hold = { class_id, quantity, status: 'consumed', created_at: ctx.now() } as const;
  await ctx.db.insertInto('seat_holds').values(hold).execute();
}

async function listed(ctx: Ctx, order: 'asc' | 'desc', page = { number: 1, size: 9 }): Promise<number[]> {
  const { results } = await retrieveCourses(ctx, queryOf({ filter: {}, sort: [{ field: 'popular', order }], page }));
  return results.map(({ id }) => id);
}

async function seatsOf(ctx: Ctx, courseId: number): Promise<number | undefined> {
  const sold = await ctx.db.selectFrom('course_sales').select('seats').where('course_id', '=', courseId).execute();
  return sold[0]?.seats;
}

describe('the popular courses', () => {
  test('are those with the most taken seats in all their classes, then the newest', async ({ ctx }) => {
    const [none, some, most, newest] = [
      await makeCourse(ctx),
      await makeClass(ctx),
      await makeClass(ctx),
      await makeCourse(ctx),
    ];
    const other = await makeClass(ctx, { course_id: most.course_id });
    await sell(ctx, some.id, 3);
    await sell(ctx, most.id, 2);
    await sell(ctx, other.id, 2);
    await countSales(ctx, [some.course_id, most.course_id, none.id]);

    const popular = [most.course_id, some.course_id, newest.id, none.id];
    expect(await listed(ctx, 'asc')).toEqual(popular);
    expect(await listed(ctx, 'desc')).toEqual([some.course_id, most.course_id, none.id, newest.id]);
    expect(await listed(ctx, 'asc', { number: 2, size: 3 })).toEqual(popular.slice(3));
  });

  test('are sorted by age where equally many seats are taken', async ({ ctx }) => {
    const [one, other] = [await makeClass(ctx), await makeClass(ctx)];
    for (const { id } of [one, other]) await sell(ctx, id, 2);
    await countSales(ctx, [one.course_id, other.course_id]);
    expect(await listed(ctx, 'asc')).toEqual([other.course_id, one.course_id]);
    expect(await listed(ctx, 'desc')).toEqual([one.course_id, other.course_id]);
  });

  test('are counted down when seats are released', async ({ ctx }) => {
    const { id, course_id } = await makeClass(ctx);
    await sell(ctx, id, 3);
    await countSales(ctx, [course_id]);
    expect(await seatsOf(ctx, course_id)).toBe(3);
    await ctx.db.updateTable('seat_holds').set({ status: 'released' }).where('class_id', '=', id).execute();
    await countSales(ctx, [course_id]);
    expect(await seatsOf(ctx, course_id)).toBe(0);
  });
});

// Connections cannot wait for each other on PGlite: `npm run test:postgres`.
describe.skipIf(!url)('counting the sales of a course', () => {
  test('sees a sale that was committed while it waited for the lock', async () => {
    const database = await openPostgres(url ?? '');
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const { id, course_id } = await makeClass(ctx);
    await sell(ctx, id, 1);
    await countSales(ctx, [course_id]);

    const { counting } = await database.db.transaction().execute(async (db) => {
      await sql`select from course_sales where course_id = ${course_id} for update`.execute(db);
      const waiting = countSales(ctx, [course_id]);
      await untilOneWaits(ctx);
      await sell(ctx, id, 2);
      return { counting: waiting };
    });
    await counting;
    expect(await seatsOf(ctx, course_id)).toBe(3);
    await ctx.db.updateTable('courses').set({ published_at: null }).where('id', '=', course_id).execute();
    await database.close();
  });
});

async function untilOneWaits(ctx: Ctx): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and query like '%count_sales%'`.execute(ctx.db);
  if (rows.length > 0) return;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await untilOneWaits(ctx);
}
