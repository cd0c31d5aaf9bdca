import { describe, expect } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { makeClassroom } from '#api/areas/classroom/make.ts';
import { classRoles, type ClassRole } from '#contract/areas/classroom/values.ts';
import { makeEnrollmentIn } from '#api/learning/enrollments/make.ts';
import { asA } from '#api/people/identity/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { attendanceGaps } from './attendance-gaps.ts';
import { at, makeRegister, type MadeRegister } from './make.ts';
import { attendanceData } from './personal-data.ts';
import { recordAttendance } from './record-attendance.ts';
import { refreshAllRates } from './refresh-rates.ts';
import { retrieveAttendances } from './retrieve-attendances.ts';

const page = { sort: [], limit: 100, offset: 0 };
const present = { state: 'present', version: 0 } as const;

type Change = Partial<Parameters<typeof recordAttendance>[1]['changes'][number]>;

function record(ctx: Ctx, { classId, lessonId, learners }: MadeRegister, change: Change = {}) {
  const cell = { lesson_id: lessonId, enrollment_id: learners[0]?.enrollmentId ?? 0 };
  return recordAttendance(ctx, { class_id: classId, changes: [{ ...cell, ...present, ...change }] });
}

async function give(ctx: Ctx, lessonId: number): Promise<void> {
  await ctx.db.updateTable('lessons').set({ status: 'given' }).where('id', '=', lessonId).execute();
}

async function storedRate(ctx: Ctx, id: number | undefined) {
  const query = ctx.db
    .selectFrom('enrollments')
    .select('attendance_rate')
    .where('id', '=', id ?? 0);
  return (await query.executeTakeFirst())?.attendance_rate;
}

async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const match: T[] = [];
  for await (const item of items) match.push(item);
  return match;
}

describe('the register of a class', () => {
  test('takes marks of the trainer and of staff, and computes the rates', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await give(ctx, made.lessonId);
    const late = { state: 'late', minutes: 90 } as const;
    const { marks, rates } = await record(made.trainer, made, late);
    expect(marks).toMatchObject([{ state: 'late', minutes: 90, how: 'hand', version: 1 }]);
    expect(rates).toEqual([{ enrollment_id: made.learners[0]?.enrollmentId, attendance_rate: 75 }]);
    expect(await storedRate(ctx, made.learners[0]?.enrollmentId)).toBe(75);
    const again = await record(await asA(ctx, 'administrator'), made, { version: 1 });
    expect(again).toMatchObject({ marks: [{ state: 'present', minutes: 120, version: 2 }] });
    expect(again.rates[0]?.attendance_rate).toBe(100);
  });

  test('takes a mark back, which then counts as none, and is not overwritten unseen', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await give(ctx, made.lessonId);
    await record(made.trainer, made);
    const atEnd = at(made.trainer, '2026-11-21T12:00:00Z');
    const [before] = await attendanceGaps(atEnd, made.classId);
    const cleared = await record(made.trainer, made, { state: 'unmarked', version: 1 });
    expect(cleared).toMatchObject({
      marks: [{ state: 'unmarked', minutes: 0, version: 2 }],
      rates: [{ attendance_rate: 0 }],
    });
    const [after] = await attendanceGaps(atEnd, made.classId);
    expect(after?.unmarked).toBe((before?.unmarked ?? 0) + 1);
    await expect(record(made.trainer, made, { version: 1 })).rejects.toThrow('attendance_changed');
    await expect(record(made.trainer, made)).rejects.toThrow('attendance_changed');
    expect((await record(made.trainer, made, { version: 2 })).marks).toMatchObject([{ state: 'present', version: 3 }]);
  });

  test('belongs to the trainers of the class and to staff', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await expect(record(ctx, made)).rejects.toThrow('not_signed_in');
    for (const other of [await asA(ctx, 'trainer'), await asA(ctx, 'student'), made.learners[0]?.ctx ?? ctx]) {
      await expect(record(other, made)).rejects.toThrow('not_found');
    }
  });

  test('refuses lessons ahead, and trainers 72 hours later', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await expect(record(made.trainer, made, { lesson_id: made.nextLessonId })).rejects.toThrow('attendance_ahead');
    await expect(record(at(made.trainer, '2026-11-21T07:44:00Z'), made)).rejects.toThrow('attendance_ahead');
    await expect(record(at(made.trainer, '2026-11-24T10:00:01Z'), made)).rejects.toThrow('attendance_closed');
    const staff = at(await asA(ctx, 'administrator'), '2026-11-24T10:00:01Z');
    expect((await record(staff, made)).marks).toHaveLength(1);
  });

  test('is closed with its class, and for canceled lessons', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const staff = await asA(ctx, 'administrator');
    await ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('id', '=', made.lessonId).execute();
    await expect(record(staff, made)).rejects.toThrow('lesson_canceled');
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', made.classId).execute();
    await expect(record(staff, made)).rejects.toThrow('class_over');
  });

  test('refuses minutes above the lesson, and people who do not attend it', async ({ ctx }) => {
    const [made, other] = [await makeRegister(ctx), await makeRegister(ctx)];
    await expect(record(made.trainer, made, { minutes: 121 })).rejects.toThrow('attendance_minutes_wrong');
    const foreign = { enrollment_id: other.learners[0]?.enrollmentId ?? 0 };
    await expect(record(made.trainer, made, foreign)).rejects.toThrow('not_found');
    await expect(record(made.trainer, made, { lesson_id: other.lessonId })).rejects.toThrow('not_found');
    await expect(record(other.trainer, made)).rejects.toThrow('not_found');
    const person_id = (await ctx.db.selectFrom('persons').select('id').executeTakeFirstOrThrow()).id;
    const gone = await makeEnrollmentIn(ctx, { ...made, person_id, status: 'withdrawal' });
    await expect(record(made.trainer, made, { enrollment_id: gone })).rejects.toThrow('attendance_not_enrolled');
  });

  test('refuses all of a change that overwrites what somebody else recorded, and says both', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await record(made.trainer, made, { state: 'late', minutes: 100 });
    const cells = made.learners.map(({ enrollmentId }) => ({ lesson_id: made.lessonId, enrollment_id: enrollmentId }));
    const changes = cells.map((cell) => ({ ...cell, state: 'absent' as const, version: 0 }));
    const staff = await asA(ctx, 'administrator');
    const refused = await recordAttendance(staff, { class_id: made.classId, changes }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({
      code: 'attendance_changed',
      data: { day: '21 de novembro', theirs: 'late', their_minutes: 100, yours: 'absent', others: [] },
    });
    const { results } = await retrieveAttendances(staff, { ...page, filter: { class_id: made.classId } });
    expect(results.flatMap(({ marks }) => marks)).toMatchObject([{ state: 'late', version: 1 }]);
  });
});

describe('the marks of a class', () => {
  test('count justified absences where the operator says so, from the next night on', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await give(ctx, made.lessonId);
    expect((await record(made.trainer, made, { state: 'justified' })).rates[0]?.attendance_rate).toBe(0);
    await writeSetting(asSystem(ctx), { key: 'justifiedAbsenceCounts', value: '1' });
    await refreshAllRates(asSystem(ctx));
    expect(await storedRate(ctx, made.learners[0]?.enrollmentId)).toBe(100);
  });

  test('leave gaps, whose number is one statement: how many people have no mark in the lessons that have passed', async ({
    ctx,
    queries,
  }) => {
    const made = await makeRegister(ctx, { learners: 3 });
    await record(made.trainer, made);
    queries.length = 0;
    expect(await attendanceGaps(at(ctx, '2026-11-21T09:00:00Z'), made.classId)).toEqual([]);
    const after = await attendanceGaps(at(ctx, '2026-11-21T10:00:00Z'), made.classId);
    expect(after).toMatchObject([{ lesson_id: made.lessonId, unmarked: 2 }]);
    expect(queries).toHaveLength(2);
  });

  test('take as many statements for one cell as for many', async ({ ctx, queries }) => {
    const made = await makeRegister(ctx, { learners: 6 });
    const changes = made.learners.map(({ enrollmentId }) => ({
      lesson_id: made.lessonId,
      enrollment_id: enrollmentId,
      ...present,
    }));
    queries.length = 0;
    await recordAttendance(made.trainer, { class_id: made.classId, changes: changes.slice(0, 1) });
    const one = queries.length;
    queries.length = 0;
    await recordAttendance(made.trainer, { class_id: made.classId, changes: changes.slice(1) });
    expect(queries).toHaveLength(one);
  });
});

describe('the grid of a class', () => {
  test('shows all rows to trainer and staff, their own to learners, and nothing to others', async ({ ctx }) => {
    const { classId, people } = await makeClassroom(ctx);
    const all = 2;
    const counts: Partial<Record<ClassRole, number>> = { trainer: all, administrator: all };
    const own: ClassRole[] = ['enrolled', 'unaccepted', 'withdrawn'];
    for (const role of classRoles) {
      const { total } = await retrieveAttendances(people[role], { ...page, filter: { class_id: classId } });
      expect([role, total]).toEqual([role, counts[role] ?? (own.includes(role) ? 1 : 0)]);
    }
    await expect(retrieveAttendances(ctx, { ...page, filter: { class_id: classId } })).rejects.toThrow('not_signed_in');
  });

  test('takes four queries however many people and lessons there are', async ({ ctx, queries }) => {
    const made = await makeRegister(ctx, { learners: 4 });
    for (const { enrollmentId } of made.learners) await record(made.trainer, made, { enrollment_id: enrollmentId });
    queries.length = 0;
    const { results } = await retrieveAttendances(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(results.flatMap(({ marks }) => marks)).toHaveLength(4);
    expect(queries).toHaveLength(4);
  });

  test('says what the minimum still allows, until the class is over', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    const [learner] = made.learners;
    const reach = async () => {
      const filter = { enrollment_id: learner?.enrollmentId ?? 0 };
      return (await retrieveAttendances(learner?.ctx ?? ctx, { ...page, filter })).results[0]?.reach;
    };
    expect(await reach()).toEqual({ lessons_ahead: 2, may_miss: 0, best_rate: 100, is_in_reach: true });
    await record(made.trainer, made, { state: 'absent' });
    expect(await reach()).toEqual({ lessons_ahead: 1, may_miss: 0, best_rate: 50, is_in_reach: false });
    await ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('id', '=', made.lessonId).execute();
    expect(await reach()).toEqual({ lessons_ahead: 1, may_miss: 0, best_rate: 100, is_in_reach: true });
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', made.classId).execute();
    expect(await reach()).toBeNull();
  });

  test('goes with the account of a person, without the rate', async ({ ctx }) => {
    const made = await makeRegister(ctx);
    await give(ctx, made.lessonId);
    await record(made.trainer, made);
    const learner = made.learners[0];
    if (learner?.ctx.actor.kind !== 'user') throw new Error('no learner');
    const whose = { ...learner.ctx.actor, username: '' };
    const [file] = await allOf(attendanceData.takeAlong(ctx, whose));
    if (!file || !('rows' in file)) throw new Error('no rows');
    expect(await allOf(file.rows)).toMatchObject([{ state: 'present', minutes: 120, how: 'hand' }]);
    await attendanceData.erase(ctx, whose);
    const { results } = await retrieveAttendances(made.trainer, { ...page, filter: { class_id: made.classId } });
    expect(results.flatMap(({ marks }) => marks)).toEqual([]);
    expect(await storedRate(ctx, learner.enrollmentId)).toBe(100);
  });
});
