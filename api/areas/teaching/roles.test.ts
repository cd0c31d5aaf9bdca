import { expect, vi } from 'vitest';
import { classRoles, type ClassRole } from '#contract/areas/classroom/values.ts';
import { makeClassroom } from '#api/areas/classroom/make.ts';
import { asA } from '#api/people/identity/make.ts';
import {
  createAssessment,
  deleteAssessment,
  publishGrades,
  recordGrades,
  retrieveAssessments,
  retrieveGradeChanges,
  retrieveGrades,
  updateAssessment,
} from '#api/learning/grades/make.ts';
import { createEnrollment } from '#api/learning/enrollments/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { concludeClass, unlockClass } from './conclude-class.ts';
import { retrieveConclusions } from './retrieve-conclusions.ts';
import { retrieveClassParticipants } from './retrieve-participants.ts';
import { retrieveClassMessages, sendClassMessage } from './send-class-message.ts';

vi.setConfig({ testTimeout: 60_000 });

type Place = { classId: number; assessmentId: number; enrollmentId: number };
type Outcome = 'ok' | 'own' | 'not_found' | 'not_allowed' | 'not_signed_in' | 'refused';

const page = { sort: [], limit: 20, offset: 0 };

/** `own`: an answer without the data of others. */
const calls: Record<string, (ctx: Ctx, of: Place) => Promise<unknown>> = {
  retrieveAssessments: (ctx, { classId }) => retrieveAssessments(ctx, { ...page, filter: { class_id: classId } }),
  retrieveGrades: (ctx, { classId }) => retrieveGrades(ctx, { ...page, filter: { class_id: classId } }),
  retrieveGradeChanges: (ctx, { classId }) => retrieveGradeChanges(ctx, { ...page, filter: { class_id: classId } }),
  createAssessment: (ctx, { classId }) => createAssessment(ctx, { class_id: classId, title: 'Projeto' }),
  updateAssessment: (ctx, { assessmentId: id }) => updateAssessment(ctx, { id, title: 'Teste' }),
  recordGrades: (ctx, { classId, assessmentId: assessment_id, enrollmentId: enrollment_id }) =>
    recordGrades(ctx, { class_id: classId, cells: [{ assessment_id, enrollment_id, grade: 12, version: 0 }] }),
  publishGrades: (ctx, { classId }) => publishGrades(ctx, { class_id: classId }),
  deleteAssessment: async (ctx, { assessmentId: id }) => deleteAssessment(ctx, { id }),
  retrieveConclusions: (ctx, { classId }) => retrieveConclusions(ctx, { filter: { class_id: classId } }),
  retrieveParticipants: (ctx, { classId }) =>
    retrieveClassParticipants(ctx, { ...page, filter: { class_id: classId } }),
  retrieveMessages: (ctx, { classId }) => retrieveClassMessages(ctx, { ...page, filter: { class_id: classId } }),
  sendMessage: (ctx, { classId }) => sendClassMessage(ctx, { class_id: classId, text: 'Olá' }),
  conclude: (ctx, { classId: id }) => concludeClass(ctx, { id }),
  unlock: (ctx, { classId: id }) => unlockClass(ctx, { id }),
};

const learners: ClassRole[] = ['enrolled', 'unaccepted', 'withdrawn'];
const graders: ClassRole[] = ['trainer', 'administrator'];

function saidTo(role: ClassRole, call: string): Outcome {
  if (call === 'unlock') return role === 'administrator' ? 'refused' : 'not_allowed';
  if (graders.includes(role)) return call === 'conclude' || call === 'deleteAssessment' ? 'refused' : 'ok';
  const isForLearners = call === 'retrieveAssessments' || call === 'retrieveGrades';
  return isForLearners && learners.includes(role) ? 'own' : 'not_found';
}

async function answerOf(run: Promise<unknown>): Promise<string> {
  return run.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? 'a bug',
  );
}

const names = Object.keys(calls);
const refusals = ['class_registrations_open', 'assessment_has_grades', 'invalid_transition'];

test.for(names)('%s answers each part in a class as the table says', async (call, { ctx }) => {
  const run = calls[call];
  if (!run) throw new Error('no call');
  for (const role of classRoles) {
    const { classId, people, enrollmentIds } = await makeClassroom(ctx);
    const { id: assessmentId } = await createAssessment(asSystem(ctx), { class_id: classId, title: 'Exercício 1' });
    const place = { classId, assessmentId, enrollmentId: enrollmentIds.enrolled ?? 0 };
    if (call === 'deleteAssessment') await calls['recordGrades']?.(asSystem(ctx), place);
    const words = await answerOf(run(people[role], place));
    const expected = saidTo(role, call);
    const shown = expected === 'own' ? 'ok' : expected;
    expect([role, refusals.includes(words) ? 'refused' : words]).toEqual([role, shown]);
  }
});

test.for(names)('%s is closed to guests and to the trainer of another class', async (call, { ctx }) => {
  const { classId, enrollmentIds } = await makeClassroom(ctx);
  const { people } = await makeClassroom(ctx);
  const { id: assessmentId } = await createAssessment(asSystem(ctx), { class_id: classId, title: 'Exercício 1' });
  const place = { classId, assessmentId, enrollmentId: enrollmentIds.enrolled ?? 0 };
  const run = calls[call];
  if (!run) throw new Error('no call');
  expect(await answerOf(run(people.trainer, place))).toBe(call === 'unlock' ? 'not_allowed' : 'not_found');
  expect(await answerOf(run(ctx, place))).toBe('not_signed_in');
});

test('a learner gets the own row, and what is published of it', async ({ ctx }) => {
  const { classId, people, enrollmentIds } = await makeClassroom(ctx);
  const { id: assessment_id } = await createAssessment(people.trainer, { class_id: classId, title: 'Exercício 1' });
  const ids = [enrollmentIds.enrolled ?? 0, enrollmentIds.unaccepted ?? 0];
  const cells = ids.map((enrollment_id) => ({ assessment_id, enrollment_id, grade: 12, version: 0 }));
  await recordGrades(people.trainer, { class_id: classId, cells });
  const filter = { class_id: classId, enrollment_id: ids };
  const { results } = await retrieveGrades(people.enrolled, { ...page, filter });
  expect(results.map((row) => [row.enrollment_id, row.cells[0]?.grade])).toEqual([[ids[0], null]]);
  const other = { class_id: classId, enrollment_id: ids[1] ?? 0 };
  expect((await retrieveGrades(people.enrolled, { ...page, filter: other })).total).toBe(0);
});

test('a trainer can neither enrol in the own class nor issue a certificate', async ({ ctx }) => {
  const { classId, people } = await makeClassroom(ctx);
  const { personId } = signedIn(people.trainer);
  const own = createEnrollment(await asA(ctx, 'administrator'), { class_id: classId, person_id: personId });
  await expect(own).rejects.toThrow('trainer_cannot_enroll');
  expect(people.trainer.actor).toMatchObject({ claims: expect.not.arrayContaining(['certificates.edit']) });
});
