import { describe, expect } from 'vitest';
import type { NewClass } from '#contract/offer/classes/calls.ts';
import type { LessonSeries } from '#contract/offer/classes/series.ts';
import { asA, makePerson } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { announceLessonChanges } from '../lessons/announce-lessons.ts';
import { retrieveLessonSources } from '../lessons/retrieve-lesson-sources.ts';
import { makeClass } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { createLessonSeries } from './create-series.ts';
import { previewLessonSeries } from './preview-series.ts';

const staff = (ctx: Ctx) => asA(ctx, 'administrator');
const month = { start_at: '2026-11-30T07:00:00Z', end_at: '2026-12-31T17:00:00Z' };
// On 2, 4, 7 and 9 December, at 08:00 in UTC.
const rule = {
  weekdays: ['mon', 'wed', 'fri'],
  from: '09:00',
  to: '11:00',
  first_day: '2026-12-01',
  count: 4,
  skips_holidays: true,
  room: 'Sala 2',
} satisfies Omit<LessonSeries, 'class_id'>;

async function makeTaught(ctx: Ctx, input: Partial<NewClass> = {}) {
  const { id: trainer_id } = await makePerson(ctx);
  const { id: class_id } = await makeClass(ctx, { ...month, trainer_ids: [trainer_id], ...input });
  return { class_id, trainer_id };
}

function at(day: string, room?: string) {
  return { starts_at: `2026-12-${day}T08:30:00Z`, ends_at: `2026-12-${day}T09:30:00Z`, room };
}

async function lessonsOf(ctx: Ctx, class_id: number) {
  return (await retrieveLessonSources(await staff(ctx), queryOf({ filter: { class_id } }))).results;
}

describe('a series of lessons', () => {
  test('is previewed without being stored, and created as previewed', async ({ ctx }) => {
    const { class_id } = await makeTaught(ctx);
    const planned = await previewLessonSeries(await staff(ctx), { class_id, ...rule });
    expect(planned.lessons.map(({ day, clashes }) => [day, clashes])).toEqual([
      ['2026-12-02', []],
      ['2026-12-04', []],
      ['2026-12-07', []],
      ['2026-12-09', []],
    ]);
    expect(await lessonsOf(ctx, class_id)).toEqual([]);
    const { lesson_ids } = await createLessonSeries(await staff(ctx), { class_id, ...rule });
    const stored = await lessonsOf(ctx, class_id);
    expect(stored.map(({ id }) => id)).toEqual(lesson_ids);
    expect(stored.map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))).toEqual(
      planned.lessons.map(({ starts_at, ends_at }) => ({ starts_at, ends_at })),
    );
    expect(stored[0]).toMatchObject({ room: 'Sala 2', version: 1, status: 'planned' });
  });

  test('is announced once', async ({ ctx }) => {
    const { class_id } = await makeTaught(ctx);
    const { lesson_ids } = await createLessonSeries(await staff(ctx), { class_id, ...rule });
    await announceLessonChanges({ ...ctx, now: () => new Date(ctx.now().getTime() + 10 * 60_000) });
    const events = await ctx.db
      .selectFrom('outbox_events')
      .select('payload')
      .where('kind', '=', 'lessons_changed')
      .execute();
    expect(events.map(({ payload }) => payload)).toEqual([{ class_id, lesson_ids }]);
  });

  test('shows which lessons meet others of the class, of the trainer and of the room', async ({ ctx }) => {
    const { class_id, trainer_id } = await makeTaught(ctx, {
      lessons: [{ starts_at: '2026-12-02T09:00:00Z', ends_at: '2026-12-02T10:00:00Z' }],
    });
    await makeClass(ctx, { ...month, code: 'EX-9', trainer_ids: [trainer_id], lessons: [at('04')] });
    await makeClass(ctx, { ...month, code: 'IV-11', lessons: [at('07', 'sála 2'), at('09', 'Sala 4')] });
    const { lessons } = await previewLessonSeries(await staff(ctx), { class_id, ...rule });
    expect(lessons.map(({ clashes }) => clashes.map(({ kind, class_code }) => [kind, class_code]))).toEqual([
      [['class', expect.any(String)]],
      [['trainer', 'EX-9']],
      [['room', 'IV-11']],
      [],
    ]);
    expect(lessons[1]?.clashes[0]).toMatchObject({ starts_at: '2026-12-04T08:30:00.000Z' });
    const exceptions = [{ day: '2026-12-02', is_left_out: true }];
    const series = { class_id, ...rule, exceptions };
    await expect(createLessonSeries(await staff(ctx), { class_id, ...rule })).rejects.toThrow('lessons_overlap');
    await expect(createLessonSeries(await staff(ctx), series)).rejects.toThrow('trainer_busy');
    const later = [...exceptions, { day: '2026-12-04', from: '14:00', to: '16:00' }];
    await createLessonSeries(await staff(ctx), { ...series, exceptions: later });
    expect(await lessonsOf(ctx, class_id)).toHaveLength(5);
  });

  test('meets nobody in another venue, in a canceled class, or with another trainer', async ({ ctx }) => {
    const { class_id, trainer_id } = await makeTaught(ctx);
    const lessons = [{ starts_at: '2026-12-02T08:00:00Z', ends_at: '2026-12-02T10:00:00Z', room: 'Sala 2' }];
    await makeClass(ctx, { ...month, venue: 'Maianga', lessons });
    const { id } = await makeClass(ctx, { ...month, trainer_ids: [trainer_id], lessons });
    await moveClass(await staff(ctx), { id, move: 'cancel', reason: 'Poucos' });
    const planned = await previewLessonSeries(await staff(ctx), { class_id, ...rule });
    expect(planned.lessons.flatMap(({ clashes }) => clashes)).toEqual([]);
  });

  test('is all or nothing, within the class, by its trainers and while it is current', async ({ ctx }) => {
    const { class_id } = await makeTaught(ctx);
    const series = { class_id, ...rule };
    const late = { ...series, count: 20 };
    const { lessons } = await previewLessonSeries(await staff(ctx), late);
    expect(lessons.filter(({ is_outside }) => is_outside).map(({ day }) => day)[0]).toBe('2027-01-04');
    await expect(createLessonSeries(await staff(ctx), late)).rejects.toThrow('lesson_outside_class');
    const { id: trainer_id } = await makePerson(ctx);
    await expect(previewLessonSeries(await staff(ctx), { ...series, trainer_id })).rejects.toThrow('not_a_trainer');
    await moveClass(await staff(ctx), { id: class_id, move: 'cancel', reason: 'Poucos' });
    await expect(previewLessonSeries(await staff(ctx), series)).rejects.toThrow('class_over');
    await expect(createLessonSeries(await staff(ctx), { ...series, class_id: 987_654 })).rejects.toThrow('not_found');
    expect(await lessonsOf(ctx, class_id)).toEqual([]);
  });
});
