import { classesForSale } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { enrollOnce } from './open-enrollments.ts';
import { packageOf } from './store.ts';

/** Opens the courses followed alone and without a seat limit; any other course needs a choice of class. */
export async function openPackage(ctx: Ctx, enrollmentId: number): Promise<void> {
  const { personId, courses } = await packageOf(ctx, enrollmentId);
  if (courses.length === 0) return;
  const open = (await classesForSale(ctx, courses)).filter(
    ({ type, capacity }) => type === 'online' && capacity === null,
  );
  await inTransaction(ctx, async (tx) => {
    for (const courseId of courses) {
      const run = open.find((one) => one.course_id === courseId);
      if (run) await enrollOnce(tx, { classId: run.id, courseId, personId, orderItemId: null });
    }
  });
}
