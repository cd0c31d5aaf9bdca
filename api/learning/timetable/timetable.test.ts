import { describe, expect } from 'vitest';
import type { TimetableFilter } from '#contract/learning/timetable/calls.ts';
import { lessonsOf } from '#api/offer/classes/index.ts';
import { moveClass } from '#api/offer/classes/index.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { follow, lessonOn, makeLearner } from './make.ts';
import { retrieveTimetable } from './retrieve-timetable.ts';

const week = { gte: '2026-11-30', lte: '2026-12-06' };

async function timetableOf(ctx: Ctx, enrollment_id: number, filter: TimetableFilter = { days: week }) {
  const { results } = await retrieveTimetable(ctx, queryOf({ filter: { enrollment_id, ...filter } }));
  const [timetable] = results;
  if (!timetable) throw new Error('no timetable');
  return timetable;
}

describe('a timetable', () => {
  test('has the lessons of all current classes of its person, in three queries', async ({ ctx, queries }) => {
    const learner = await makeLearner(ctx);
    const one = await follow(ctx, learner, { lessons: [lessonOn('2026-12-01'), lessonOn('2026-12-20')] });
    const other = await follow(ctx, learner, { lessons: [lessonOn('2026-12-02')] });
    await follow(ctx, await makeLearner(ctx), { lessons: [lessonOn('2026-12-01')] });
    queries.length = 0;
    const existing = await timetableOf(learner.me, one.id);
    expect(queries).toHaveLength(3);
    expect(existing).toMatchObject({
      is_own: true,
      enrollment: { id: one.id },
      next_lesson_at: '2026-12-01T08:00:00.000Z',
    });
    expect(existing.lessons.map(({ class_id, enrollment_id }) => [class_id, enrollment_id])).toEqual([
      [one.class_id, one.id],
      [other.class_id, other.id],
    ]);
  });

  test('begins and ends with the days of its place', async ({ ctx }) => {
    const learner = await makeLearner(ctx);
    const lessons = [lessonOn('2026-11-30', ['21:30', '22:00']), lessonOn('2026-11-30', ['22:00', '22:30'])];
    const { id } = await follow(ctx, learner, { tz: 'Africa/Maputo', lessons });
    const existing = await timetableOf(learner.me, id, { days: { gte: '2026-12-01', lte: '2026-12-01' } });
    expect(existing.lessons.map(({ starts_at }) => starts_at)).toEqual(['2026-11-30T22:00:00.000Z']);
    expect((await timetableOf(learner.me, id, {})).lessons).toHaveLength(2);
  });

  test('marks lessons at the same time, canceled classes and moves', async ({ ctx }) => {
    const learner = await makeLearner(ctx);
    const one = await follow(ctx, learner, { lessons: [lessonOn('2026-12-01')] });
    const late = { lessons: [lessonOn('2026-12-01', ['09:00', '11:00'])] };
    const other = await follow(ctx, learner, late);
    const [first, second] = (await timetableOf(learner.me, one.id)).lessons;
    expect(first?.conflicts).toEqual([{ lesson_id: second?.id, course_title: expect.any(String) }]);
    expect(second?.conflicts).toEqual([{ lesson_id: first?.id, course_title: expect.any(String) }]);
    await moveClass(asSystem(ctx), { id: other.class_id, move: 'cancel', reason: 'Chuva' });
    const after = (await timetableOf(learner.me, one.id)).lessons;
    expect(after.map(({ status, conflicts }) => [status, conflicts])).toEqual([
      ['planned', []],
      ['canceled', []],
    ]);
  });

  test('shows the link of a live lesson 15 minutes before, to its person alone', async ({ ctx }) => {
    const learner = await makeLearner(ctx);
    const meeting_url = 'https://aulas.mestria.example/1';
    const trainer = await makeUser(ctx, { roles: ['trainer'] });
    const live = { type: 'online-sync', meeting_url, lessons: [lessonOn('2026-12-01')] } as const;
    const { id } = await follow(ctx, learner, {
      ...live,
      lessons: [...live.lessons],
      trainer_ids: [trainer.person_id],
    });
    const linkAt = async (who: Ctx, time: string) =>
      (await timetableOf({ ...who, now: () => new Date(`2026-12-01T${time}Z`) }, id)).lessons[0]?.meeting_url;
    expect(await linkAt(learner.me, '07:44:59')).toBeNull();
    expect(await linkAt(learner.me, '07:45:00')).toBe(meeting_url);
    expect(await linkAt(learner.me, '10:00:00')).toBeNull();
    expect(await linkAt(await signInAs(ctx, trainer), '07:45:00')).toBeNull();
  });

  test('is for its person, trainers and staff, who see this class alone', async ({ ctx }) => {
    const learner = await makeLearner(ctx);
    const trainer = await makeUser(ctx, { roles: ['trainer'] });
    const one = await follow(ctx, learner, { lessons: [lessonOn('2026-12-01')], trainer_ids: [trainer.person_id] });
    await follow(ctx, learner, { lessons: [lessonOn('2026-12-01')] });
    for (const who of [await signInAs(ctx, trainer), withClaims(ctx, 'enrollments.edit')]) {
      const existing = await timetableOf(who, one.id);
      expect(existing).toMatchObject({ is_own: false, person: { id: learner.user.person_id } });
      expect(existing.lessons).toEqual([expect.objectContaining({ class_id: one.class_id, conflicts: [] })]);
    }
    const { me: stranger } = await makeLearner(ctx);
    await expect(timetableOf(stranger, one.id)).rejects.toThrow('not_found');
    await expect(timetableOf(stranger, 99_999)).rejects.toThrow('not_found');
    await expect(timetableOf(ctx, one.id)).rejects.toThrow('not_signed_in');
    await expect(retrieveTimetable(stranger, queryOf({}))).rejects.toThrow('not_found');
  });

  test('refuses days out of order and more than 62', async ({ ctx }) => {
    const learner = await makeLearner(ctx);
    const { id } = await follow(ctx, learner, { lessons: [lessonOn('2026-12-01')] });
    for (const days of [
      { gte: '2026-12-02', lte: '2026-12-01' },
      { gte: '2026-12-01', lte: '2027-02-01' },
    ]) {
      await expect(timetableOf(learner.me, id, { days })).rejects.toThrow('invalid_input');
    }
    expect(await lessonsOf(ctx, { classIds: [] })).toEqual([]);
  });
});
