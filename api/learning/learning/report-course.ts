import type { Ctx } from '#api/shared/context.ts';
import { reportProgress, type Reported } from '#api/learning/enrollments/index.ts';
import { classPartsOf } from './class-grades-store.ts';
import { finalGrade } from './model/final-grade.ts';
import { isAssessment, progressRate } from './model/progress-rate.ts';
import { contentsOf } from './store.ts';

/** Recomputes the progress of an enrollment and reports it to `enrollments` [domain 4.3]. */
export async function reportCourse(
  ctx: Ctx,
  { courseId, enrollmentId }: { courseId: number; enrollmentId: number },
): Promise<Reported> {
  const contents = await contentsOf(ctx, { courseIds: [courseId], enrollmentIds: [enrollmentId] });
  const ofClass = await classPartsOf(ctx, enrollmentId);
  const parts = [...contents.filter(isAssessment), ...ofClass];
  return reportProgress(ctx, {
    enrollment_id: enrollmentId,
    progress_rate: progressRate(contents),
    is_assessed: parts.length > 0,
    grade: finalGrade(parts),
    // Trainers correct what they published, and a later attempt may count.
    may_fall:
      ofClass.length > 0 ||
      contents.some(
        (one) =>
          one.type === 'task' || one.type === 'assessment' || one.type === 'final' || one.attempt_grading !== 'best',
      ),
  });
}
