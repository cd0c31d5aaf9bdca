import { describe, expect } from 'vitest';
import { issueCertificate } from '#api/learning/certificates/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { emittedEvents } from '#api/learning/enrollments/make.ts';
import { createAssessment, makeGradedClass, recordGrades } from '#api/learning/grades/make.ts';
import { after, asA } from '#api/people/identity/make.ts';
import { settleClass } from '#api/learning/learning/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { answer, begin, everyKind, makeAssessment, submitAttempt } from '#api/learning/assessments/make.ts';
import { handInTo, makeTask } from '#api/learning/tasks/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { concludeClass, unlockClass } from './conclude-class.ts';
import { makeReadyClass } from './make.ts';
import { notifyClassMessage } from './notify-message.ts';
import { retrieveConclusions } from './retrieve-conclusions.ts';
import { retrieveTrainerClasses } from './retrieve-trainer-classes.ts';
import { retrieveClassMessages, sendClassMessage } from './send-class-message.ts';
import { teachingSlice } from './slice.ts';

const page = { sort: [], limit: 20, offset: 0 };
const yesterday = { starts_at: '2026-11-20T07:00:00Z', ends_at: '2026-11-20T10:00:00Z' };
const today = { starts_at: '2026-11-21T09:00:00Z', ends_at: '2026-11-21T12:00:00Z' };
const tonight = { starts_at: '2026-11-21T17:00:00Z', ends_at: '2026-11-21T20:00:00Z' };
const tomorrow = { starts_at: '2026-11-22T07:00:00Z', ends_at: '2026-11-22T10:00:00Z' };
const running = { start_at: '2026-11-16T07:00:00Z', end_at: '2026-12-04T15:00:00Z', registration_deadline: null };

async function enrollmentsOf(ctx: Ctx, classId: number) {
  const query = ctx.db.selectFrom('enrollments').select(['id', 'outcome', 'final_grade', 'concluded_at']);
  return query.where('class_id', '=', classId).orderBy('id').execute();
}

describe('the conclusion of a class', () => {
  test('freezes grades, gives everybody an outcome and is of its trainer too', async ({ ctx }) => {
    const { trainer, classId, learners } = await makeReadyClass(ctx);
    expect(await concludeClass(trainer, { id: classId })).toEqual({ id: classId, status: 'concluded' });
    expect(await emittedEvents(ctx, 'class_concluded')).toEqual([{ class_id: classId }]);
    await settleClass(asSystem(ctx), classId);
    expect(await enrollmentsOf(ctx, classId)).toMatchObject(
      learners.map(() => ({ outcome: 'passed', final_grade: 14 })),
    );
    await expect(concludeClass(trainer, { id: classId })).rejects.toThrow('invalid_transition');
  });

  test('is refused with everything that is missing', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { ...running, lessons: [yesterday, tomorrow], people: 3 });
    const { id } = await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 1' });
    const enrollment_id = made.learners[0]?.enrollmentId ?? 0;
    const cells = [{ assessment_id: id, enrollment_id, grade: 12, version: 0 }];
    await recordGrades(made.trainer, { class_id: made.classId, cells });
    await expect(concludeClass(made.trainer, { id: made.classId })).rejects.toMatchObject({
      code: 'class_registrations_open',
      data: {
        others: expect.arrayContaining([
          { code: 'lessons_missing', data: { field: 'lessons_given', missing: 1 } },
          { code: 'summaries_missing', data: { field: 'summaries_written', missing: 1 } },
          { code: 'grades_missing', data: { field: 'grades_published', missing: 3 } },
          { code: 'class_not_over', data: { field: 'class_ended', missing: 0 } },
        ]),
      },
    });
    const [match] = (await retrieveConclusions(made.trainer, { filter: { class_id: made.classId } })).results;
    expect(match).toMatchObject({ people: 3, unconfirmed: 0, is_ready: false });
    expect(match?.conditions.find(({ condition }) => condition === 'grades_published')).toEqual({
      condition: 'grades_published',
      is_met: false,
      missing: 3,
      where: [{ starts_at: null, title: 'Exercício 1', missing: 3 }],
    });
  });

  test('waits for a grade that was changed and not published again', async ({ ctx }) => {
    const { trainer, classId, assessmentId, learners } = await makeReadyClass(ctx);
    const enrollment_id = learners[0]?.enrollmentId ?? 0;
    const cells = [{ assessment_id: assessmentId, enrollment_id, grade: 8, version: 2 }];
    await recordGrades(trainer, { class_id: classId, cells });
    await expect(concludeClass(trainer, { id: classId })).rejects.toThrow('grades_missing');
  });

  test('can be undone by staff while nobody has a certificate', async ({ ctx }) => {
    const { trainer, classId } = await makeReadyClass(ctx, { grade: 5 });
    const staff = await asA(ctx, 'administrator');
    await concludeClass(trainer, { id: classId });
    await settleClass(asSystem(ctx), classId);
    await expect(unlockClass(trainer, { id: classId })).rejects.toThrow('not_allowed');
    expect(await unlockClass(staff, { id: classId })).toEqual({ id: classId, status: 'closed' });
    expect(await enrollmentsOf(ctx, classId)).toMatchObject([
      { outcome: 'pending', concluded_at: null },
      { outcome: 'pending', concluded_at: null },
    ]);
    await expect(unlockClass(staff, { id: classId })).rejects.toThrow('invalid_transition');
    await expect(unlockClass(staff, { id: 999_999 })).rejects.toThrow('not_found');
    expect((await concludeClass(staff, { id: classId })).status).toBe('concluded');
  });

  test('stands once there is a certificate', async ({ ctx }) => {
    const { trainer, classId, learners } = await makeReadyClass(ctx);
    await concludeClass(trainer, { id: classId });
    await settleClass(asSystem(ctx), classId);
    expect(await issueCertificate(asSystem(ctx), learners[0]?.enrollmentId ?? 0)).toEqual(expect.any(Number));
    const staff = await asA(ctx, 'administrator');
    await expect(unlockClass(staff, { id: classId })).rejects.toThrow('class_has_certificates');
    const { status } = await ctx.db
      .selectFrom('classes')
      .select('status')
      .where('id', '=', classId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('concluded');
  });
});

async function waitingIn({ trainer, classId: id }: { trainer: Ctx; classId: number }) {
  const { results } = await retrieveTrainerClasses(trainer, { ...page, filter: { id } });
  return [results[0]?.todo.hand_ins, results[0]?.todo.attempts];
}

test('a trainer hears of the hand-ins and attempts that wait', async ({ ctx }) => {
  const task = await makeTask(ctx);
  expect(await waitingIn(task)).toEqual([0, 0]);
  await handInTo(task);
  expect(await waitingIn(task)).toEqual([1, 0]);
  const assessment = await makeAssessment(ctx, { rules: { questions: everyKind } });
  const attempt = await begin(assessment);
  await answer(assessment.learner.ctx, attempt, { long_text: 'Porque sim.' });
  expect(await waitingIn(assessment)).toEqual([0, 0]);
  await submitAttempt(assessment.learner.ctx, { id: attempt.id });
  expect(await waitingIn(assessment)).toEqual([0, 1]);
});

describe('the classes of a trainer', () => {
  test('say what waits in them, and which lesson comes next', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { ...running, lessons: [yesterday, today, tomorrow] });
    await createAssessment(made.trainer, { class_id: made.classId, title: 'Exercício 1' });
    const { results } = await retrieveTrainerClasses(made.trainer, { ...page, filter: {} });
    expect(results).toMatchObject([
      {
        id: made.classId,
        state: 'running',
        people: 2,
        next_lesson: { starts_at: '2026-11-21T09:00:00.000Z', number: 2, count: 3, is_today: true },
        todo: { summaries: 1, grades: 2, unpublished: 0, is_ready: false },
      },
    ]);
  });

  test('name the lesson of today until the day is over, after those that are still to come', async ({ ctx }) => {
    const lessons = [yesterday, today, tomorrow];
    const made = await makeGradedClass(ctx, { ...running, lessons });
    const { id: other } = await makeClass(ctx, {
      ...running,
      trainer_ids: [made.trainerUser.person_id],
      lessons: [tonight],
    });
    const evening = { ...made.trainer, now: () => new Date('2026-11-21T18:00:00.000Z') };
    const { results } = await retrieveTrainerClasses(evening, { ...page, filter: {} });
    expect(results.map(({ id }) => id)).toEqual([other, made.classId]);
    expect(results[1]?.next_lesson).toMatchObject({ number: 2, is_today: true });
  });

  test('are one that is ready once nothing is missing', async ({ ctx }) => {
    const { trainer, classId } = await makeReadyClass(ctx);
    const ready = async () =>
      (await retrieveTrainerClasses(trainer, { ...page, filter: {} })).results[0]?.todo.is_ready;
    expect(await ready()).toBe(true);
    await concludeClass(trainer, { id: classId });
    expect(await ready()).toBe(false);
  });

  test('come with the lesson of today first, and those that are over last', async ({ ctx }) => {
    const ready = await makeReadyClass(ctx);
    const trainer_ids = [ready.trainerUser.person_id];
    await concludeClass(ready.trainer, { id: ready.classId });
    const { id: coming } = await makeClass(ctx, { trainer_ids });
    const { id: later } = await makeClass(ctx, { ...running, trainer_ids, lessons: [tomorrow] });
    const { id: now } = await makeClass(ctx, { ...running, trainer_ids, lessons: [today] });
    const listed = async (filter: object) =>
      (await retrieveTrainerClasses(ready.trainer, { ...page, filter })).results.map(({ id }) => id);
    expect(await listed({})).toEqual([now, later, coming, ready.classId]);
    expect(await listed({ state: 'running' })).toEqual([now, later]);
    expect(await listed({ state: 'coming' })).toEqual([coming]);
    expect(await listed({ state: 'concluded' })).toEqual([ready.classId]);
  });

  test('are found by part of the title or of the code, accents aside', async ({ ctx }) => {
    const made = await makeGradedClass(ctx, { code: 'SG-2026_14' });
    const match = async (search: string) =>
      (await retrieveTrainerClasses(made.trainer, { ...page, filter: { search } })).total;
    const row = await ctx.db.selectFrom('courses').select('title').where('id', '=', made.courseId).executeTakeFirst();
    const title = Object.values(row?.title as Record<string, string>)[0] ?? '';
    expect(title).not.toBe('');
    expect(await match(title.slice(0, 5).toUpperCase())).toBe(1);
    expect(await match('2026_14')).toBe(1);
    expect(await match('2026%')).toBe(0);
    expect(await match('  ')).toBe(1);
  });

  test('are nobody else’s, and take the same number of statements for one as for five', async ({ ctx, queries }) => {
    const made = await makeGradedClass(ctx, { ...running, lessons: [today] });
    const counts: number[] = [];
    for (const many of [0, 4]) {
      for (let nth = 0; nth < many; nth += 1) {
        const lessons = [{ starts_at: `2026-11-2${2 + nth}T07:00:00Z`, ends_at: `2026-11-2${2 + nth}T10:00:00Z` }];
        await makeClass(ctx, { ...running, trainer_ids: [made.trainerUser.person_id], lessons });
      }
      queries.length = 0;
      await retrieveTrainerClasses(made.trainer, { ...page, filter: {} });
      counts.push(queries.length);
    }
    expect(counts[1]).toBe(counts[0]);
    const other = await asA(ctx, 'trainer');
    expect((await retrieveTrainerClasses(other, { ...page, filter: {} })).total).toBe(0);
    const staff = await asA(ctx, 'administrator');
    expect((await retrieveTrainerClasses(staff, { ...page, filter: {} })).total).toBe(0);
  });
});

describe('a message to a class', () => {
  test('reaches everybody who is enrolled, once, and is kept', async ({ ctx }) => {
    const { trainer, classId, learners } = await makeGradedClass(ctx, { people: 3 });
    const text = 'Amanhã tragam {capacete} & luvas.';
    const sent = await sendClassMessage(trainer, { class_id: classId, text });
    expect(sent).toMatchObject({ text, recipient_count: 3, sender: { name: 'Domingos Kiala' } });
    const [event] = await emittedEvents(ctx, 'class_message_sent');
    for (const _ of [1, 2]) await notifyClassMessage(asSystem(ctx), event as Events['class_message_sent']);
    const notified = await ctx.db.selectFrom('notifications').select('recipient_id').orderBy('recipient_id').execute();
    expect(notified.map(({ recipient_id }) => recipient_id)).toEqual(learners.map(({ user }) => user.person_id));
    const { results } = await retrieveClassMessages(trainer, { ...page, filter: { class_id: classId } });
    expect(results).toEqual([sent]);
  });

  test('reaches chosen people of this class only', async ({ ctx }) => {
    const [made, other] = [await makeGradedClass(ctx), await makeGradedClass(ctx)];
    const chosen = [made.learners[1]?.enrollmentId ?? 0];
    const message = { class_id: made.classId, text: 'Falta o exercício.' };
    expect(await sendClassMessage(made.trainer, { ...message, enrollment_ids: chosen })).toMatchObject({
      recipient_count: 1,
    });
    const foreign = [...chosen, other.learners[0]?.enrollmentId ?? 0];
    const sending = sendClassMessage(made.trainer, { ...message, enrollment_ids: foreign });
    await expect(sending).rejects.toMatchObject({ code: 'not_found', data: { field: 'enrollment_ids' } });
  });

  test('needs people, a class that takes place, and less than ten others within the hour', async ({ ctx }) => {
    const { trainer, classId } = await makeGradedClass(ctx);
    const empty = await makeGradedClass(ctx, { people: 0 });
    await expect(sendClassMessage(empty.trainer, { class_id: empty.classId, text: 'Olá' })).rejects.toThrow(
      'class_empty',
    );
    const send = (at = trainer) => sendClassMessage(at, { class_id: classId, text: 'Olá' });
    for (let nth = 0; nth < 10; nth += 1) await send();
    await expect(send()).rejects.toThrow('too_many_requests');
    await send(after(trainer, { minutes: 61 }));
    await ctx.db.updateTable('classes').set({ status: 'canceled' }).where('id', '=', classId).execute();
    await expect(send()).rejects.toThrow('class_over');
  });

  test('is exported and erased with its sender', async ({ ctx }) => {
    const { trainer, classId, trainerUser } = await makeGradedClass(ctx);
    await sendClassMessage(trainer, { class_id: classId, text: 'Olá' });
    const whose = { userId: trainerUser.id, personId: trainerUser.person_id, username: trainerUser.username };
    const files: object[] = [];
    for await (const file of personalDataOf(teachingSlice).takeAlong(ctx, whose)) {
      if ('rows' in file) for await (const row of file.rows) files.push(row);
    }
    expect(files).toMatchObject([{ text: 'Olá', recipient_count: 2 }]);
    await personalDataOf(teachingSlice).erase(ctx, whose);
    expect(await ctx.db.selectFrom('class_messages').select('id').execute()).toEqual([]);
  });
});
