import { describe, expect } from 'vitest';
import type { NewClass } from '#contract/offer/classes/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { makePerson, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem, withClaims } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { makeClass } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { createLesson } from './create-lesson.ts';
import { cancelLesson, giveLesson, restoreLesson } from './move-lesson.ts';
import { retrieveLessons } from './retrieve-lessons.ts';
import { updateLesson } from './update-lesson.ts';

const staff = (ctx: Ctx) => withClaims(ctx, 'classes.edit');
const first = { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T12:00:00Z', room: 'Sala 2' };
const second = { starts_at: '2026-12-02T08:00:00Z', ends_at: '2026-12-02T12:00:00Z' };
const past = { starts_at: '2026-11-20T08:00:00Z', ends_at: '2026-11-20T12:00:00Z' };
const link = 'https://aulas.mestria.example/1';

async function lessonsIn(ctx: Ctx, class_id: number): Promise<ClassLesson[]> {
  return (await retrieveLessons(ctx, queryOf({ filter: { class_id } }))).results;
}

async function makeTaught(ctx: Ctx, input: Partial<NewClass> = {}) {
  const user = await makeUser(ctx, { roles: ['trainer'] });
  const trainer = await signInAs(ctx, user);
  const held = await makeClass(ctx, {
    lessons: [first, second],
    trainer_ids: [user.person_id],
    registration_deadline: null,
    ...input,
  });
  const [one, two] = await lessonsIn(staff(ctx), held.id);
  return { ...held, trainer, trainerId: user.person_id, one: Number(one?.id), two: Number(two?.id) };
}

async function makeModule(ctx: Ctx, course_id: number): Promise<{ id: number }> {
  const module = { course_id, position: 1, title: JSON.stringify({ pt: 'Riscos' }) };
  return ctx.db.insertInto('modules').values(module).returning('id').executeTakeFirstOrThrow();
}

describe('lessons', () => {
  test('are planned within the class, by staff', async ({ ctx }) => {
    const { id, course_id, trainerId } = await makeTaught(ctx);
    const { id: module_id } = await makeModule(ctx, course_id);
    const planned = { starts_at: '2026-12-03T08:00:00Z', ends_at: '2026-12-03T12:00:00Z' };
    const input = { class_id: id, ...planned, room: 'Sala 4', meeting_url: link };
    const state = await createLesson(staff(ctx), { ...input, trainer_id: trainerId, module_id });
    expect(state).toMatchObject({ status: 'planned', sequence: 0 });
    const made = (await lessonsIn(staff(ctx), id)).find((lesson) => lesson.id === state.id);
    expect(made).toMatchObject({
      room: 'Sala 4',
      meeting_url: link,
      trainers: [{ id: trainerId }],
      module: { id: module_id },
    });
  });

  test('are refused where they would be backwards, elsewhere, twice at once, or with a stranger', async ({ ctx }) => {
    const { id, trainerId } = await makeTaught(ctx);
    const plan = (input: object) => createLesson(staff(ctx), { class_id: id, ...second, ...input });
    const free = { starts_at: '2026-12-03T08:00:00Z', ends_at: '2026-12-03T12:00:00Z' };
    await expect(plan({ ends_at: '2026-12-02T07:00:00Z' })).rejects.toThrow('lesson_backwards');
    await expect(plan({ ends_at: '2026-12-03T09:00:00Z' })).rejects.toThrow('lesson_backwards');
    await expect(plan({ starts_at: past.starts_at, ends_at: past.ends_at })).rejects.toThrow('lesson_outside_class');
    await expect(plan({ starts_at: '2026-12-02T11:59:00Z' })).rejects.toThrow('lessons_overlap');
    await expect(plan({ ...free, trainer_id: (await makeUser(ctx)).person_id })).rejects.toThrow('not_a_trainer');
    await expect(plan({ ...free, module_id: 99_999 })).rejects.toThrow('invalid_input');
    await plan({ starts_at: second.ends_at, ends_at: '2026-12-02T13:00:00Z', trainer_id: trainerId });
    const other = await makeClass(ctx, { trainer_ids: [trainerId] });
    const busy = { class_id: other.id, starts_at: '2026-12-02T12:59:00Z', ends_at: '2026-12-02T14:00:00Z' };
    await expect(createLesson(staff(ctx), { ...busy, trainer_id: trainerId })).rejects.toThrow('trainer_busy');
    await expect(createLesson(staff(ctx), busy)).rejects.toThrow('trainer_busy');
    const { id: colleague } = await makePerson(ctx);
    const shared = await makeClass(ctx, { trainer_ids: [trainerId, colleague] });
    await createLesson(staff(ctx), { ...busy, class_id: shared.id });
  });

  test('move with a mark of the times before, from the version that was read', async ({ ctx }) => {
    const { id, one } = await makeTaught(ctx);
    const times = { starts_at: '2026-12-01T13:00:00Z', ends_at: '2026-12-01T17:00:00Z' };
    const moved = await updateLesson(staff(ctx), { id: one, sequence: 0, ...times });
    expect(moved.sequence).toBe(1);
    await expect(updateLesson(staff(ctx), { id: one, sequence: 0, room: 'Sala 3' })).rejects.toThrow('lesson_changed');
    await updateLesson(staff(ctx), { id: one, sequence: 1, ...times, room: 'Sala 3' });
    const [lesson] = await lessonsIn(staff(ctx), id);
    expect(lesson).toMatchObject({
      starts_at: '2026-12-01T13:00:00.000Z',
      room: 'Sala 3',
      moved_from: { starts_at: '2026-12-01T08:00:00.000Z', ends_at: '2026-12-01T12:00:00.000Z' },
      changed_at: testNow.toISOString(),
    });
    await expect(updateLesson(staff(ctx), { id: one, sequence: 2, ...second })).rejects.toThrow('lessons_overlap');
    await expect(updateLesson(staff(ctx), { id: one, sequence: 2, ends_at: '2026-12-01T12:00:00Z' })).rejects.toThrow(
      'lesson_backwards',
    );
  });

  test('are canceled with a reason, and restored while their time is free', async ({ ctx }) => {
    const { id, one } = await makeTaught(ctx);
    expect(await cancelLesson(staff(ctx), { id: one, reason: 'Feriado' })).toMatchObject({ status: 'canceled' });
    await expect(cancelLesson(staff(ctx), { id: one, reason: 'Feriado' })).rejects.toThrow('lesson_canceled');
    await expect(updateLesson(staff(ctx), { id: one, sequence: 1, room: 'x' })).rejects.toThrow('lesson_canceled');
    const { id: other } = await createLesson(staff(ctx), { class_id: id, ...first });
    await expect(restoreLesson(staff(ctx), { id: one })).rejects.toThrow('lessons_overlap');
    await cancelLesson(staff(ctx), { id: other, reason: 'Engano' });
    expect(await restoreLesson(staff(ctx), { id: one })).toMatchObject({ status: 'planned' });
    const history = ctx.db.selectFrom('status_history').select(['move', 'to_status', 'reason']);
    expect(await history.where('subject', '=', 'lesson').where('subject_id', '=', one).orderBy('id').execute()).toEqual(
      [
        { move: 'cancel', to_status: 'canceled', reason: 'Feriado' },
        { move: 'restore', to_status: 'planned', reason: null },
      ],
    );
  });
});

test('a lesson that is sent back as it is was not changed', async ({ ctx }) => {
  const { id, one } = await makeTaught(ctx, { lessons: [first] });
  await updateLesson(staff(ctx), { id: one, sequence: 0, room: 'Sala 3' });
  const [before] = await lessonsIn(staff(ctx), id);
  const later = { ...staff(ctx), now: () => new Date('2026-11-24T12:00:00Z') };
  const same = { starts_at: first.starts_at, ends_at: first.ends_at, room: 'Sala 3', trainer_id: null };
  await updateLesson(later, { id: one, ...same, meeting_url: null, module_id: null });
  expect(await lessonsIn(staff(ctx), id)).toEqual([before]);
});

describe('lessons and their trainer', () => {
  test('are given by their trainer once they have begun, and then stay as they are', async ({ ctx }) => {
    const dates = { start_at: past.starts_at, lessons: [past, first] };
    const { id, one, two, trainer } = await makeTaught(ctx, dates);
    await expect(giveLesson(trainer, { id: two, summary: 'Cedo' })).rejects.toThrow('lesson_ahead');
    expect(await giveLesson(trainer, { id: one, summary: 'Introdução' })).toMatchObject({ status: 'given' });
    await giveLesson(trainer, { id: one, summary: 'Introdução à segurança' });
    expect((await lessonsIn(trainer, id))[0]).toMatchObject({ status: 'given', summary: 'Introdução à segurança' });
    await expect(updateLesson(trainer, { id: one, sequence: 0, room: 'x' })).rejects.toThrow('lesson_given');
    await expect(cancelLesson(staff(ctx), { id: one, reason: 'Tarde' })).rejects.toThrow('lesson_given');
    await expect(restoreLesson(staff(ctx), { id: one })).rejects.toThrow('invalid_transition');
  });

  test('get room and link from their trainer, but neither times nor another end', async ({ ctx }) => {
    const { id, one, trainer } = await makeTaught(ctx);
    await updateLesson(trainer, { id: one, sequence: 0, room: 'Sala 7', meeting_url: link });
    expect((await lessonsIn(trainer, id))[0]).toMatchObject({ room: 'Sala 7', meeting_url: link });
    const refused = [
      () => updateLesson(trainer, { id: one, sequence: 1, starts_at: '2026-12-01T09:00:00Z' }),
      () => cancelLesson(trainer, { id: one, reason: 'x' }),
      () => restoreLesson(trainer, { id: one }),
      () => createLesson(trainer, { class_id: id, ...first }),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toThrow('not_allowed');
  });

  test('of a class that is canceled or concluded do not change', async ({ ctx }) => {
    const { id, one } = await makeTaught(ctx);
    await moveClass(asSystem(ctx), { id, move: 'cancel', reason: 'Poucos' });
    await expect(createLesson(staff(ctx), { class_id: id, ...first })).rejects.toThrow('class_over');
    await expect(cancelLesson(staff(ctx), { id: one, reason: 'x' })).rejects.toThrow('class_over');
  });

  test('are nobody else’s to change', async ({ ctx }) => {
    const { id, one } = await makeTaught(ctx);
    const { trainer: stranger } = await makeTaught(ctx);
    const tries = [
      (who: Ctx) => createLesson(who, { class_id: id, ...first }),
      (who: Ctx) => updateLesson(who, { id: one, sequence: 0, room: 'x' }),
      (who: Ctx) => cancelLesson(who, { id: one, reason: 'x' }),
      (who: Ctx) => restoreLesson(who, { id: one }),
      (who: Ctx) => giveLesson(who, { id: one, summary: 'x' }),
    ];
    for (const attempt of tries) {
      await expect(attempt(ctx)).rejects.toThrow('not_signed_in');
      await expect(attempt(stranger)).rejects.toThrow('not_found');
    }
    await expect(giveLesson(staff(ctx), { id: 99_999, summary: 'x' })).rejects.toThrow('not_found');
    await expect(createLesson(staff(ctx), { class_id: 99_999, ...first })).rejects.toThrow('not_found');
  });
});

describe('a stranger', () => {
  test('sees the dates alone, without canceled lessons, in one query', async ({ ctx, queries }) => {
    const { id, one, two } = await makeTaught(ctx, { meeting_url: link });
    await cancelLesson(staff(ctx), { id: one, reason: 'Feriado' });
    const stranger = await signInAs(ctx, await makeUser(ctx));
    for (const who of [ctx, stranger]) {
      queries.length = 0;
      const result = await lessonsIn(who, id);
      expect(queries).toHaveLength(1);
      expect(result).toEqual([
        expect.objectContaining({ id: two, room: null, trainers: [], meeting_url: null, summary: null, module: null }),
      ]);
    }
  });
});
