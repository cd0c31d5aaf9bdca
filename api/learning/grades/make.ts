import type { NewClass } from '#contract/offer/classes/calls.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createAssessment } from './change-assessment.ts';
import { publishGrades } from './publish-grades.ts';
import { recordGrades } from './record-grades.ts';

export { createAssessment, deleteAssessment, updateAssessment } from './change-assessment.ts';
export { publishGrades } from './publish-grades.ts';
export { recordGrades } from './record-grades.ts';
export { retrieveAssessments } from './retrieve-assessments.ts';
export { retrieveGradeChanges } from './retrieve-grade-changes.ts';
export { retrieveGrades } from './retrieve-grades.ts';

export type MadeLearner = { ctx: Ctx; user: MadeUser; enrollmentId: number };
export type MadeGradedClass = {
  classId: number;
  courseId: number;
  trainerUser: MadeUser;
  trainer: Ctx;
  learners: MadeLearner[];
};

/** A class with a trainer and enrolled people. */
export async function makeGradedClass(
  ctx: Ctx,
  { people = 2, ...input }: Partial<NewClass> & { people?: number } = {},
): Promise<MadeGradedClass> {
  const trainerUser = await makeUser(ctx, { roles: ['trainer'], name: 'Domingos Kiala' });
  const { id: classId, course_id: courseId } = await makeClass(ctx, { ...input, trainer_ids: [trainerUser.person_id] });
  const learners: MadeLearner[] = [];
  for (let nth = 1; nth <= people; nth += 1) {
    learners.push(await makeLearner(ctx, { classId, courseId, name: `Pessoa ${nth}` }));
  }
  return { classId, courseId, trainerUser, trainer: await signInAs(ctx, trainerUser), learners };
}

type Place = { classId: number; courseId: number; name: string };

export async function makeLearner(ctx: Ctx, { classId, courseId, name }: Place): Promise<MadeLearner> {
  const user = await makeUser(ctx, { name });
  const { id: enrollmentId } = await ctx.db
    .insertInto('enrollments')
    .values({
      class_id: classId,
      course_id: courseId,
      person_id: user.person_id,
      status: 'enrolled',
      registered_at: ctx.now(),
      enrolled_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ctx: await signInAs(ctx, user), user, enrollmentId };
}

/** An assessment in which everybody got this grade, published. */
export async function makePublished(
  { trainer, classId, learners }: Pick<MadeGradedClass, 'trainer' | 'classId' | 'learners'>,
  { grade = 14, weight = 1 }: { grade?: number; weight?: number } = {},
): Promise<number> {
  const { id } = await createAssessment(trainer, { class_id: classId, title: 'Exercício 1', weight });
  const cells = learners.map(({ enrollmentId }) => ({
    assessment_id: id,
    enrollment_id: enrollmentId,
    grade,
    version: 0,
  }));
  await recordGrades(trainer, { class_id: classId, cells });
  await publishGrades(trainer, { class_id: classId });
  return id;
}
