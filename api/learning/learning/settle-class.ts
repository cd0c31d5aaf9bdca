import type { Ctx } from '#api/shared/context.ts';
import { refreshClassRates } from '#api/learning/attendance/index.ts';
import { enrolledIn } from '#api/learning/enrollments/index.ts';
import { reportCourse } from './report-course.ts';

type Graded = { class_id: number; enrollment_ids: number[] };

/** Recomputes the progress of everybody in a class, so that its conclusion gives each an outcome [domain 4.4]. */
export async function settleClass(ctx: Ctx, classId: number): Promise<void> {
  // The rates of the last lesson may not be stored yet.
  await refreshClassRates(ctx, classId);
  for (const { id, course_id } of await enrolledIn(ctx, classId)) {
    await reportCourse(ctx, { courseId: course_id, enrollmentId: id });
  }
}

/** Where each person concludes alone, the last grade may be all that was missing [domain 4.4]. */
export async function settleGraded(ctx: Ctx, { class_id, enrollment_ids }: Graded): Promise<void> {
  const graded = new Set(enrollment_ids);
  for (const { id, course_id } of await enrolledIn(ctx, class_id)) {
    if (graded.has(id)) await reportCourse(ctx, { courseId: course_id, enrollmentId: id });
  }
}
