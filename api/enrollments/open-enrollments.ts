import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { enrollRegistered, insertEnrolled, trainersAmong, type NewEnrollment } from './store.ts';

export type PaidSeats = {
  order_item_id: number;
  class_id: number;
  course_id: number;
  /** Who sits there; fewer than were bought until the buyer has named them all. */
  person_ids: number[];
};

/**
 * Enrolls the participants of paid seats, once each however often it is asked, and tells `enrollment_opened` for each
 * new one [domain 4.2]. A trainer of the class gets no enrollment.
 */
export function openEnrollments(ctx: Ctx, seats: PaidSeats[]): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    for (const { order_item_id, class_id, course_id, person_ids } of seats) {
      const barred = await trainersAmong(inside, class_id, person_ids);
      for (const personId of person_ids.filter((id) => !barred.has(id))) {
        await enrollOnce(inside, { classId: class_id, courseId: course_id, personId, orderItemId: order_item_id });
      }
    }
  });
}

/** The id of the enrollment that this call opened, or null where there was one already. */
export async function enrollOnce(ctx: Ctx, given: NewEnrollment): Promise<number | null> {
  const registered = await enrollRegistered(ctx, given);
  const id = registered ?? (await insertEnrolled(ctx, given));
  if (id === null) return null;
  const from = registered === null ? null : 'registered';
  await recordMove(ctx, { subject: 'enrollment', subjectId: id, move: 'enroll', from, to: 'enrolled' });
  await tell(ctx, 'enrollment_opened', { enrollment_id: id });
  return id;
}
