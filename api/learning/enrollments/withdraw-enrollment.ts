import type { EnrollmentState } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { end, lockOwn } from './end-enrollment.ts';

type Input = { id: number; reason: string };

/** Only from a class that has begun and is not concluded (domain 4.2). Nothing is refunded. */
export function withdrawEnrollment(ctx: Ctx, { id, reason }: Input): Promise<EnrollmentState> {
  return inTransaction(ctx, async (tx) => {
    const enrollment = await lockOwn(tx, id);
    if (enrollment.concluded_at || !hasBegun(enrollment, tx.now())) throw new Refusal('invalid_transition');
    return end(tx, enrollment, { move: 'withdraw', reason });
  });
}
