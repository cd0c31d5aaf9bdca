import type { EnrollmentState } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { end, lockOwn } from './end-enrollment.ts';

type Input = { id: number; reason: string };

/** A paid enrollment needs the claim, because money depends on it (domain 4.2). */
export function cancelEnrollment(ctx: Ctx, { id, reason }: Input): Promise<EnrollmentState> {
  return inTransaction(ctx, async (tx) => {
    const enrollment = await lockOwn(tx, id);
    const { status, paid_at, order_item_id, is_free } = enrollment;
    const isConfirmed = status === 'enrolled';
    const isPaid = !is_free && (isConfirmed || (paid_at !== null && order_item_id !== null));
    if (isPaid && !hasClaims(tx, 'enrollments.edit')) throw new Refusal('not_allowed');
    if (isConfirmed && hasBegun(enrollment, tx.now())) throw new Refusal('invalid_transition');
    return end(tx, enrollment, { move: 'cancel', reason });
  });
}
