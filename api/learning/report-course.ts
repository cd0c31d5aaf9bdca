import type { Ctx } from '#api/shared/context.ts';
import { reportProgress, type Reported } from '#api/enrollments/index.ts';
import { finalGrade, isAssessment, progressRate } from './model/progress-rate.ts';
import { contentsOf } from './store.ts';

/** Recomputes the progress of an enrollment and reports it to `enrollments` [domain 4.3]. */
export async function reportCourse(
  ctx: Ctx,
  { courseId, enrollmentId }: { courseId: number; enrollmentId: number },
): Promise<Reported> {
  const contents = await contentsOf(ctx, { courseIds: [courseId], enrollmentIds: [enrollmentId] });
  return reportProgress(ctx, {
    enrollment_id: enrollmentId,
    progress_rate: progressRate(contents),
    is_assessed: contents.some(isAssessment),
    grade: finalGrade(contents),
  });
}
