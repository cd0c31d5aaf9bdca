import { describe, expect } from 'vitest';
import { asA, makePerson } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { duplicateClass } from './duplicate-class.ts';
import { cancelLesson } from './lessons/move-lesson.ts';
import { retrieveLessonSources } from './lessons/retrieve-lesson-sources.ts';
import { makeClass, makeRegulation } from './make.ts';
import { retrieveClassSources } from './retrieve-class-sources.ts';

const staff = (ctx: Ctx) => asA(ctx, 'administrator');
const lessons = [
  { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T10:00:00Z', room: 'Sala 2' },
  { starts_at: '2026-12-02T08:00:00Z', ends_at: '2026-12-02T10:00:00Z' },
];

async function classIn(ctx: Ctx, id: number) {
  const [row] = (await retrieveClassSources(await staff(ctx), queryOf({ filter: { id } }))).results;
  if (!row) throw new Error('There is no such class.');
  return row;
}

async function lessonsOf(ctx: Ctx, class_id: number) {
  return (await retrieveLessonSources(await staff(ctx), queryOf({ filter: { class_id } }))).results;
}

describe('a repeated class', () => {
  test('has everything of the other at the dates so much later, and an own code', async ({ ctx }) => {
    const { id: trainer } = await makePerson(ctx);
    const regulation_file_id = (await makeRegulation(ctx)).id;
    const input = { trainer_ids: [trainer], regulation_file_id, lessons, mandatory_files: ['id-copy' as const] };
    const { id: class_id } = await makeClass(ctx, input);
    const [, canceled] = await lessonsOf(ctx, class_id);
    await cancelLesson(await staff(ctx), { id: canceled?.id ?? 0, reason: 'Feriado' });
    const copy = { class_id, code: 'R-2', first_day: '2027-01-11', has_lessons: true };
    const { id } = await duplicateClass(await staff(ctx), copy);
    const { id: _i, code: _c, updated_at: _u, lesson_count: _l, ...same } = await classIn(ctx, class_id);
    expect(await classIn(ctx, id)).toMatchObject({
      ...same,
      code: 'R-2',
      status: 'opened',
      start_at: '2027-01-11T07:00:00.000Z',
      end_at: '2027-01-15T15:00:00.000Z',
      registration_deadline: '2027-01-07T22:59:59.000Z',
      lesson_count: 1,
    });
    expect(await lessonsOf(ctx, id)).toMatchObject([{ starts_at: '2027-01-12T08:00:00.000Z', room: 'Sala 2' }]);
    await expect(duplicateClass(await staff(ctx), copy)).rejects.toThrow('class_code_taken');
  });

  test('is planned without lessons, or refused, where its trainer is busy then', async ({ ctx }) => {
    const { id: trainer } = await makePerson(ctx);
    const { id: class_id } = await makeClass(ctx, { trainer_ids: [trainer], lessons });
    const copy = { class_id, code: 'R-3', first_day: '2026-11-30', has_lessons: true };
    await expect(duplicateClass(await staff(ctx), copy)).rejects.toThrow('trainer_busy');
    const { id } = await duplicateClass(await staff(ctx), { ...copy, has_lessons: false });
    expect(await lessonsOf(ctx, id)).toEqual([]);
  });

  test('without a start has none either', async ({ ctx }) => {
    const { id: class_id } = await makeClass(ctx, { type: 'online', start_at: null, end_at: null });
    const copy = { class_id, code: 'R-4', has_lessons: true };
    await expect(duplicateClass(await staff(ctx), { ...copy, first_day: '2027-01-11' })).rejects.toThrow(
      'invalid_input',
    );
    const { id } = await duplicateClass(await staff(ctx), { ...copy, first_day: null });
    expect(await classIn(ctx, id)).toMatchObject({ start_at: null, registration_deadline: null });
    await expect(duplicateClass(await staff(ctx), { ...copy, class_id: 987_654, first_day: null })).rejects.toThrow(
      'not_found',
    );
  });
});
