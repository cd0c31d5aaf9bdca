import type { EnrollmentState } from '#contract/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { end, lockOwn } from './end-enrollment.ts';

type Input = { id: number; reason: string };

/**
 * Undoes an enrollment before it starts [domain 4.2]: an unpaid one by the person, a paid one by who may edit
 * enrollments, because money hangs on it. A seat that was bought stays with its order; one that the operator gave is free.
 */
export function cancelEnrollment(ctx: Ctx, { id, reason }: Input): Promise<EnrollmentState> {
  return inTransaction(ctx, async (tx) => {
    const enrollment = await lockOwn(tx, id);
    const isPaid = enrollment.status === 'enrolled';
    if (isPaid && !hasClaims(tx, 'enrollments.edit')) throw new Refusal('not_allowed');
    const run = { startAt: enrollment.start_at, enrolledAt: enrollment.enrolled_at };
    if (isPaid && hasBegun(run, tx.now())) throw new Refusal('invalid_transition');
    return end(tx, { id, from: enrollment.status, move: 'cancel', reason });
  });
}
