import { enrollmentsDue } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { reportCourse } from './report-course.ts';

/** Those who did everything before the least share of the hours had passed. Runs every few minutes. */
export async function concludeWaiting(ctx: Ctx): Promise<void> {
  for (const { id, course_id } of await enrollmentsDue(ctx)) {
    await reportCourse(ctx, { courseId: course_id, enrollmentId: id });
  }
}
