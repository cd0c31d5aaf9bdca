import type { EnrollmentState, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { lockSeat } from './lock-seat.ts';
import { enrollmentLifeCycle, type EnrollmentMove } from './model/enrollment-status.ts';
import { endEnrollment, type LockedEnrollment } from './store.ts';
import { cancelOrderOfSeat, changeSeats, freeSeat, lockSeats } from '#api/sales/orders/index.ts';
import { releaseSeats } from '#api/offer/classes/index.ts';

export async function lockOwn(ctx: Ctx, id: number): Promise<LockedEnrollment> {
  const scope = hasClaims(ctx, 'enrollments.edit') ? 'all' : { personId: signedIn(ctx).personId };
  const enrollment = await lockSeat(ctx, { id, scope });
  if (!enrollment) throw new Refusal('not_found');
  return enrollment;
}

/** `staysWithLine`: the caller gives the bought seat to somebody else, or back to the organization. */
type Ending = { move: EnrollmentMove; reason: string; staysWithLine?: true };

/** The enrollment must be locked by `lockSeat`. */
export async function end(
  ctx: Ctx,
  enrollment: LockedEnrollment,
  { move, reason, staysWithLine }: Ending,
): Promise<EnrollmentState> {
  const { id, status: from } = enrollment;
  const status = enrollmentLifeCycle.next(from, move);
  await endEnrollment(ctx, { id, status, reason });
  await recordMove(ctx, { subject: 'enrollment', subjectId: id, move, from, to: status, reason });
  if (!staysWithLine) await leaveSeat(ctx, enrollment, status);
  await emit(ctx, 'enrollment_ended', { enrollment_id: id });
  return { id, status };
}

/**
 * What becomes of the seat of an enrollment that has just ended with `status`: it is free, and offered to those who wait,
 * however it was got [domain 3]. Only a seat that an organization bought, and that nobody has used, stays with its line,
 * where somebody else can have it. An order that is not paid and bought nothing else is canceled.
 */
async function leaveSeat(tx: Ctx, { id, order_item_id, person_id }: LockedEnrollment, status: EnrollmentStatus) {
  if (order_item_id === null) return releaseSeats(tx, { enrollment_id: id });
  const { isPaid, isOpen, organizationId, personIds } = await lockSeats(tx, order_item_id);
  if (isOpen) return cancelOrderOfSeat(tx, order_item_id);
  if (!isPaid || !personIds.includes(person_id)) return;
  if (organizationId === null || status !== 'canceled') return freeSeat(tx, { order_item_id, person_id });
  await changeSeats(tx, { order_item_id, added: [], removed: [person_id], enrolled: [] });
}
