import { describe, expect } from 'vitest';
import { after } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeClass } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { announceDueLessons, announceLessonChanges } from './announce-lessons.ts';
import { cancelLesson } from './move-lesson.ts';
import { updateLesson } from './update-lesson.ts';
import { lessonsOf } from './store.ts';

const first = { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T12:00:00.000Z' };
const second = { starts_at: '2026-12-02T08:00:00.000Z', ends_at: '2026-12-02T12:00:00.000Z' };

const at = (ctx: Ctx, time: string) => ({ ...asSystem(ctx), now: () => new Date(time) });

async function emitted(ctx: Ctx, kind: string) {
  const rows = await ctx.db
    .selectFrom('outbox_events')
    .select('payload')
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload);
}

async function makePlanned(ctx: Ctx) {
  const { id } = await makeClass(ctx, { lessons: [first, second] });
  const [one, two] = await lessonsOf(ctx, { classIds: [id] });
  return { id, one: Number(one?.id), two: Number(two?.id) };
}

describe('changes of lessons', () => {
  test('are announced together, once, when the class has been quiet for some minutes', async ({ ctx }) => {
    const system = asSystem(ctx);
    const { id, one, two } = await makePlanned(ctx);
    await updateLesson(system, { id: one, sequence: 0, room: 'Sala 3' });
    await cancelLesson(after(system, { minutes: 2 }), { id: two, reason: 'Feriado' });
    await announceLessonChanges(after(system, { minutes: 4 }));
    expect(await emitted(ctx, 'lessons_changed')).toEqual([]);
    await announceLessonChanges(after(system, { minutes: 5 }));
    await announceLessonChanges(after(system, { minutes: 6 }));
    expect(await emitted(ctx, 'lessons_changed')).toEqual([{ class_id: id, lesson_ids: [one, two] }]);
  });

  test('are announced at once within a day, and not when they are over', async ({ ctx }) => {
    const { id, one } = await makePlanned(ctx);
    const eve = { ...asSystem(ctx), now: () => new Date('2026-11-30T20:00:00Z') };
    await updateLesson(eve, { id: one, sequence: 0, room: 'Sala 3' });
    await announceLessonChanges(eve);
    expect(await emitted(ctx, 'lessons_changed')).toEqual([{ class_id: id, lesson_ids: [one] }]);
    const late = { ...asSystem(ctx), now: () => new Date('2026-12-04T20:00:00Z') };
    await updateLesson(late, { id: one, sequence: 1, room: 'Sala 4' });
    await announceLessonChanges(late);
    expect(await emitted(ctx, 'lessons_changed')).toHaveLength(1);
  });
});

describe('a reminder', () => {
  test('is due a day and an hour before, once', async ({ ctx }) => {
    const { one } = await makePlanned(ctx);
    await announceDueLessons(at(ctx, '2026-11-30T07:59:00Z'));
    expect(await emitted(ctx, 'lesson_due')).toEqual([]);
    for (const time of [
      '2026-11-30T08:00:00Z',
      '2026-11-30T08:05:00Z',
      '2026-12-01T07:00:00Z',
      '2026-12-01T07:05:00Z',
    ]) {
      await announceDueLessons(at(ctx, time));
    }
    const due = { lesson_id: one, starts_at: first.starts_at };
    expect(await emitted(ctx, 'lesson_due')).toEqual([
      { ...due, ahead: 'day' },
      { ...due, ahead: 'hour' },
    ]);
  });

  test.for([
    ['half an hour before', '2026-12-01T07:30:00Z', ['hour']],
    ['after the start', '2026-12-01T08:00:00Z', []],
  ] as const)('that is late comes once: %s', async ([, time, ahead], { ctx }) => {
    const { one, two } = await makePlanned(ctx);
    await cancelLesson(asSystem(ctx), { id: two, reason: 'Feriado' });
    for (let times = 0; times < 2; times += 1) await announceDueLessons(at(ctx, time));
    const due = ahead.map((hour) => ({ lesson_id: one, starts_at: first.starts_at, ahead: hour }));
    expect(await emitted(ctx, 'lesson_due')).toEqual(due);
  });

  test('moves with the lesson, and ends with it', async ({ ctx }) => {
    const { id, one, two } = await makePlanned(ctx);
    await announceDueLessons(at(ctx, '2026-11-30T08:00:00Z'));
    const later = { starts_at: '2026-12-03T08:00:00Z', ends_at: '2026-12-03T12:00:00Z' };
    await updateLesson(at(ctx, '2026-11-30T09:00:00Z'), { id: one, sequence: 0, ...later });
    await cancelLesson(at(ctx, '2026-11-30T09:00:00Z'), { id: two, reason: 'Feriado' });
    await announceDueLessons(at(ctx, '2026-12-01T08:00:00Z'));
    expect(await emitted(ctx, 'lesson_due')).toHaveLength(1);
    await announceDueLessons(at(ctx, '2026-12-02T08:00:00Z'));
    expect(await emitted(ctx, 'lesson_due')).toMatchObject([{}, { lesson_id: one, ahead: 'day' }]);
    await moveClass(asSystem(ctx), { id, move: 'cancel', reason: 'Chuva' });
    await announceDueLessons(at(ctx, '2026-12-03T07:30:00Z'));
    expect(await emitted(ctx, 'lesson_due')).toHaveLength(2);
  });
});
