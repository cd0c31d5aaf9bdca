import type { Ctx } from '#api/shared/context.ts';
import type { Reported } from '#api/learning/enrollments/index.ts';
import { emitCompleted } from './emit-completed.ts';
import { reportCourse } from './report-course.ts';
import { lockProgress, writeResult } from './store.ts';

export type ContentResult = {
  contentId: number;
  enrollmentId: number;
  courseId: number;
  isDone: boolean;
  /** From 0 to 100; null while there is none. It replaces an earlier one. */
  grade: number | null;
};

/**
 * What a task or an assessment came to: done stays done, and the grade is the given one. Emits `content_completed` the
 * first time, and reports the course (domain 4.3). Needs a transaction.
 */
export async function recordResult(ctx: Ctx, result: ContentResult): Promise<Reported> {
  const { contentId, enrollmentId, courseId, isDone, grade } = result;
  const key = { enrollmentId, contentId };
  const before = await lockProgress(ctx, key);
  await writeResult(ctx, key, { isDone, grade });
  if (isDone && !before.is_done) await emitCompleted(ctx, key);
  return reportCourse(ctx, { courseId, enrollmentId });
}
