import type { Ctx } from '#api/shared/context.ts';
import { refreshClassRates } from '#api/attendance/index.ts';
import { enrolledIn } from '#api/enrollments/index.ts';
import { reportCourse } from './report-course.ts';

/** Recomputes the progress of everybody in a class, so that its conclusion gives each an outcome [domain 4.4]. */
export async function settleClass(ctx: Ctx, classId: number): Promise<void> {
  // The rates of the last lesson may not be stored yet.
  await refreshClassRates(ctx, classId);
  for (const { id, course_id } of await enrolledIn(ctx, classId)) {
    await reportCourse(ctx, { courseId: course_id, enrollmentId: id });
  }
}
