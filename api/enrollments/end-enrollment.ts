import type { EnrollmentState, EnrollmentStatus } from '#contract/enrollments.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { nextEnrollmentStatus, type EnrollmentMove } from './model/enrollment-status.ts';
import { endEnrollment, lockEnrollment } from './store.ts';

/** One's own, or any with the claim `enrollments.edit`; held until the transaction ends. Refuses `not_found`. */
export async function lockOwn(ctx: Ctx, id: number) {
  const scope = hasClaims(ctx, 'enrollments.edit') ? 'all' : { personId: signedIn(ctx).personId };
  const enrollment = await lockEnrollment(ctx, id, scope);
  if (!enrollment) throw new Refusal('not_found');
  return enrollment;
}

type Ending = { id: number; from: EnrollmentStatus; move: EnrollmentMove; reason: string };

export async function end(ctx: Ctx, { id, from, move, reason }: Ending): Promise<EnrollmentState> {
  const status = nextEnrollmentStatus(from, move);
  await endEnrollment(ctx, { id, status, reason });
  await recordMove(ctx, { subject: 'enrollment', subjectId: id, move, from, to: status, reason });
  await tell(ctx, 'enrollment_ended', { enrollment_id: id });
  return { id, status };
}
