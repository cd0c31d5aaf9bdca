import type { EnrollmentState } from '#contract/enrollments.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { end, lockOwn } from './end-enrollment.ts';

type Wish = { id: number; reason: string };

/**
 * Undoes an enrollment before it starts [domain 4.2]: an unpaid one by the person, a paid one by who may edit
 * enrollments, because money hangs on it. A seat that was bought stays with its order; one that the house gave is free.
 */
export function cancelEnrollment(ctx: Ctx, { id, reason }: Wish): Promise<EnrollmentState> {
  return inTransaction(ctx, async (inside) => {
    const enrollment = await lockOwn(inside, id);
    const isPaid = enrollment.status === 'enrolled';
    if (isPaid && !hasClaims(inside, 'enrollments.edit')) throw new Refusal('not_allowed');
    const run = { startAt: enrollment.start_at, enrolledAt: enrollment.enrolled_at };
    if (isPaid && hasBegun(run, inside.now())) throw new Refusal('invalid_transition');
    return end(inside, { id, from: enrollment.status, move: 'cancel', reason });
  });
}
