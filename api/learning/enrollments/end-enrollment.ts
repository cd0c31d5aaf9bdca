import type { EnrollmentState } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { leaveSeat } from './leave-seat.ts';
import { lockSeat } from './lock-seat.ts';
import { enrollmentLifeCycle, type EnrollmentMove } from './model/enrollment-status.ts';
import { endEnrollment, type LockedEnrollment } from './store.ts';

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
