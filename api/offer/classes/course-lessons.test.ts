import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { retrieveCourse } from '#api/offer/catalogue/index.ts';
import { makeUser } from '#api/people/identity/make.ts';
import { makeClass } from './make.ts';

const first = { starts_at: '2026-11-30T07:00:00Z', ends_at: '2026-11-30T15:00:00Z' };
const second = { starts_at: '2026-12-02T07:00:00Z', ends_at: '2026-12-02T15:00:00Z' };

function hour(place: number): string {
  return new Date(Date.parse(first.starts_at) + place * 3_600_000).toISOString();
}

async function classesOf(ctx: Ctx, id: number) {
  const { results } = await retrieveCourse(ctx, queryOf({ filter: { id, currency_id: 1 } }));
  return results[0]?.classes ?? [];
}

describe('the classes of a course', () => {
  test('have their lessons in order, without canceled ones, and their trainers', async ({ ctx }) => {
    const trainer = await makeUser(ctx, { roles: ['trainer'] });
    const { id, course_id } = await makeClass(ctx, { lessons: [second, first], trainer_ids: [trainer.person_id] });
    const { id: other } = await makeClass(ctx, { course_id, lessons: [first, second] });
    await ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('class_id', '=', other).execute();
    const classes = await classesOf(ctx, course_id);
    expect(classes).toMatchObject([
      { id, lesson_count: 2, trainers: [expect.any(String)] },
      { id: other, lesson_count: 0, lessons: [], trainers: [] },
    ]);
    expect(classes[0]?.lessons).toEqual([
      { starts_at: '2026-11-30T07:00:00.000Z', ends_at: '2026-11-30T15:00:00.000Z' },
      { starts_at: '2026-12-02T07:00:00.000Z', ends_at: '2026-12-02T15:00:00.000Z' },
    ]);
  });

  test('list at most a hundred lessons and count all', async ({ ctx }) => {
    const lessons = Array.from({ length: 120 }, (_, place) => ({ starts_at: hour(place), ends_at: hour(place + 1) }));
    const { course_id } = await makeClass(ctx, { lessons });
    const [row] = await classesOf(ctx, course_id);
    expect(row?.lesson_count).toBe(120);
    expect(row?.lessons).toHaveLength(100);
  });

  test('take the same number of queries however many there are', async ({ ctx, queries }) => {
    const { course_id } = await makeClass(ctx, { lessons: [first] });
    queries.length = 0;
    await classesOf(ctx, course_id);
    const forOne = queries.length;
    for (let count = 0; count < 3; count++) await makeClass(ctx, { course_id, lessons: [first, second] });
    queries.length = 0;
    expect(await classesOf(ctx, course_id)).toHaveLength(4);
    expect(queries.length).toBe(forOne);
  });
});
