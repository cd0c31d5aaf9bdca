import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { end } from './end-enrollment.ts';
import { lockSeat } from './lock-seat.ts';
import { endReasons } from './model/end-reasons.ts';
import { enrollEach } from './open-enrollments.ts';
import { isUsed, standingOnSeat } from './store.ts';

type Seated = { order_item_id: number; class_id: number; course_id: number; person_ids: number[] };

/**
 * All or none, under the lock of the class. Each accepts the regulation in person, unless they did at checkout. Answers
 * who is enrolled at once: the others hand in files before.
 */
export async function enrollOnSeats(
  tx: Ctx,
  { order_item_id, class_id, course_id, person_ids }: Seated,
): Promise<number[]> {
  const input = { classId: class_id, courseId: course_id, personIds: person_ids, orderItemId: order_item_id };
  const seated = await enrollEach(tx, input);
  if (seated.length < person_ids.length) throw new Refusal('already_enrolled');
  return seated.filter(({ isEnrolled }) => isEnrolled).map(({ person_id }) => person_id);
}

type Seat = { order_item_id: number; person_id: number };

/** Cancels the enrollment of a bought seat. Refuses `seat_in_use` from the first lesson or content on. */
export function endSeat(ctx: Ctx, seat: Seat): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const result = await standingOnSeat(tx, seat);
    if (!result) return;
    const enrollment = await lockSeat(tx, { id: result.id, scope: 'all' });
    if (!enrollment || enrollment.status === 'canceled') return;
    const { id, status, start_at, concluded_at } = enrollment;
    const hasStarted = start_at !== null && start_at <= tx.now();
    if (status === 'withdrawal' || concluded_at || hasStarted || (await isUsed(tx, id)))
      throw new Refusal('seat_in_use');
    await end(tx, enrollment, { move: 'cancel', reason: endReasons.seatTakenBack, staysWithLine: true });
  });
}
