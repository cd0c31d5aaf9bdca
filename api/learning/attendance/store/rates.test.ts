import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { attendanceStates, type AttendanceState } from '#contract/learning/attendance/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeRegister, type MadeRegister } from '../make.ts';
import { ratesOf } from './rates.ts';

type Mark = { state: AttendanceState; minutes: number };
type Lesson = { minutes: number; status: string; mark: Mark | null };

const inputOf = (minutes: number, mark: Mark | null): Lesson => ({ minutes, status: 'given', mark });
const justified: Mark = { state: 'justified', minutes: 0 };

/** The rate of the first learner, whose class has these lessons and no others. */
async function rateOf(ctx: Ctx, { classId, learners }: MadeRegister, { lessons, justifiedCounts = false }: Rated) {
  const enrollment_id = learners[0]?.enrollmentId ?? 0;
  const ofClass = ctx.db.selectFrom('lessons').select('id').where('class_id', '=', classId);
  await ctx.db.deleteFrom('attendances').where('lesson_id', 'in', ofClass).execute();
  await ctx.db.deleteFrom('lessons').where('class_id', '=', classId).execute();
  const starts_at = new Date('2026-11-18T08:00:00Z');
  for (const { minutes, status, mark } of lessons) {
    const ends_at = new Date(starts_at.getTime() + minutes * minuteMs);
    const lesson = { class_id: classId, starts_at, ends_at, status };
    const { id } = await ctx.db.insertInto('lessons').values(lesson).returning('id').executeTakeFirstOrThrow();
    const row = { lesson_id: id, enrollment_id, how: 'hand', recorded_at: ctx.now() };
    if (mark) {
      await ctx.db
        .insertInto('attendances')
        .values({ ...row, ...mark })
        .execute();
    }
  }
  const [rate] = await ratesOf(ctx, { enrollmentIds: [enrollment_id], justifiedCounts });
  return rate?.attendance_rate;
}

type Rated = { lessons: readonly Lesson[]; justifiedCounts?: boolean };

describe('the attendance rate', () => {
  test('is the share of the minutes of the lessons given', async ({ ctx }) => {
    const lessons = [inputOf(180, { state: 'late', minutes: 120 }), inputOf(60, { state: 'present', minutes: 60 })];
    expect(await rateOf(ctx, await makeRegister(ctx), { lessons })).toBe(75);
  });

  test('is unknown before the first lesson, and nothing without a mark', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    expect(await rateOf(ctx, made, { lessons: [] })).toBeNull();
    expect(await rateOf(ctx, made, { lessons: [inputOf(180, null), inputOf(60, null)] })).toBe(0);
  });

  test('counts a justified absence where the operator says so', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const lessons = [inputOf(180, null), inputOf(60, justified)];
    expect(await rateOf(ctx, made, { lessons })).toBe(0);
    expect(await rateOf(ctx, made, { lessons, justifiedCounts: true })).toBe(25);
  });

  test('leaves out marks of lessons that were not given, such as canceled ones', async ({ ctx }) => {
    const canceled: Lesson = { minutes: 500, status: 'canceled', mark: { state: 'present', minutes: 500 } };
    expect(await rateOf(ctx, await makeRegister(ctx), { lessons: [inputOf(60, null), canceled] })).toBe(0);
  });

  test('stays within 0 and 100 and equals a count minute by minute', async ({ ctx }) => {
    const made = await makeRegister(ctx, { learners: 1 });
    const anyCase = fc.asyncProperty(fc.array(anyLesson(), { maxLength: 5 }), fc.boolean(), async (lessons, counts) => {
      const rate = (await rateOf(ctx, made, { lessons, justifiedCounts: counts })) ?? null;
      expect(rate).toBe(counted(lessons, counts));
      expect(rate === null || (rate >= 0 && rate <= 100)).toBe(true);
    });
    await fc.assert(anyCase, { numRuns: 25 });
  });
});

function anyLesson() {
  const mark = fc
    .record({ state: fc.constantFrom(...attendanceStates), minutes: fc.integer({ min: 1, max: 400 }) })
    .map(({ state, minutes }) => ({ state, minutes: state === 'absent' || state === 'justified' ? 0 : minutes }));
  return fc.record({
    minutes: fc.integer({ min: 1, max: 300 }),
    status: fc.constantFrom('given', 'given', 'planned', 'canceled'),
    mark: fc.option(mark),
  });
}

/** Slow: asks of every minute of every lesson whether the person was there. */
function counted(lessons: readonly Lesson[], justifiedCounts: boolean): number | null {
  const minutes = lessons
    .filter(({ status }) => status === 'given')
    .flatMap((lesson) => Array.from({ length: lesson.minutes }, (_, minute) => ({ minute, mark: lesson.mark })));
  const there = minutes.filter(({ minute, mark }) =>
    mark?.state === 'justified' ? justifiedCounts : minute < (mark?.minutes ?? 0),
  );
  return minutes.length === 0 ? null : Math.round((10_000 * there.length) / minutes.length) / 100;
}
