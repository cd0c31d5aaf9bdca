import type { AssessmentChange, NewAssessment } from '#contract/learning/grades/calls.ts';
import { mostAssessments } from '#contract/learning/grades/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { enrolledIn } from '#api/learning/enrollments/index.ts';
import { reportGrades } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockGrading, type GradedClass } from './part-in-grading.ts';
import {
  changeAssessment,
  classOfAssessment,
  countAssessments,
  insertAssessment,
  removeAssessment,
} from './store/assessments.ts';

type Affected = { id: number };

export function createAssessment(ctx: Ctx, { class_id, title, weight, due_on }: NewAssessment): Promise<Affected> {
  return inTransaction(ctx, async (tx) => {
    const graded = await lockGrading(tx, class_id);
    if ((await countAssessments(tx, class_id)) >= mostAssessments) {
      throw new Refusal('too_many_assessments', { most: mostAssessments });
    }
    const id = await insertAssessment(tx, { class_id, title, weight: weight ?? 1, due_on: due_on ?? null });
    await recompute(tx, graded);
    return { id };
  });
}

export function updateAssessment(ctx: Ctx, { id, title, weight, due_on }: AssessmentChange): Promise<Affected> {
  return inTransaction(ctx, async (tx) => {
    const graded = await lockOf(tx, id);
    await changeAssessment(tx, id, {
      ...(title !== undefined && { title }),
      ...(weight !== undefined && { weight }),
      ...(due_on !== undefined && { due_on }),
    });
    if (weight !== undefined) await recompute(tx, graded);
    return { id };
  });
}

export function deleteAssessment(ctx: Ctx, { id }: Affected): Promise<Affected> {
  return inTransaction(ctx, async (tx) => {
    const graded = await lockOf(tx, id);
    if (!(await removeAssessment(tx, id))) throw new Refusal('assessment_has_grades');
    await recompute(tx, graded);
    return { id };
  });
}

async function lockOf(ctx: Ctx, id: number): Promise<GradedClass> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  return lockGrading(ctx, (await classOfAssessment(ctx, id)) ?? 0);
}

async function recompute(ctx: Ctx, { id: classId, course_id: courseId }: GradedClass): Promise<void> {
  const enrolled = await enrolledIn(ctx, classId);
  await reportGrades(ctx, { classId, courseId, enrollmentIds: enrolled.map(({ id }) => id) });
}
