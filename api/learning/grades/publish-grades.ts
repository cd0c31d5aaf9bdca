import type { GradesToPublish, PublishedGrades } from '#contract/learning/grades/calls.ts';
import { reportGrades } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockGrading } from './part-in-grading.ts';
import { publishDrafts } from './store/grades.ts';

/** Idempotent: what is published already is left as it is, and nobody is notified of it again. */
export function publishGrades(
  ctx: Ctx,
  { class_id, assessment_ids, enrollment_ids }: GradesToPublish,
): Promise<PublishedGrades> {
  return inTransaction(ctx, async (tx) => {
    const { course_id: courseId } = await lockGrading(tx, class_id);
    const input = { classId: class_id, assessmentIds: assessment_ids, enrollmentIds: enrollment_ids };
    const published = await publishDrafts(tx, input);
    const enrollmentIds = [...new Set(published)];
    await reportGrades(tx, { classId: class_id, courseId, enrollmentIds });
    if (enrollmentIds.length > 0) await emit(tx, 'grades_published', { class_id, enrollment_ids: enrollmentIds });
    return { class_id, grades: published.length, people: enrollmentIds.length };
  });
}
