import { isActiveEnrollment } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { end } from './end-enrollment.ts';
import { lockSeat } from './lock-seat.ts';
import { endReasons } from './model/end-reasons.ts';
import { hasBegun } from './model/enrollment-status.ts';
import { standingOfItems } from './store.ts';

/**
 * Ends the enrollments of returned seats: canceled before their class begins, withdrawn after [domain 1.4]. Concluded
 * ones stay, with their certificates. Idempotent.
 */
export function endReturned(ctx: Ctx, orderItemIds: readonly number[]): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    for (const id of await standingOfItems(tx, orderItemIds)) {
      const enrollment = await lockSeat(tx, { id, scope: 'all' });
      if (!enrollment || enrollment.concluded_at) continue;
      const { status } = enrollment;
      if (!isActiveEnrollment(status)) continue;
      const move = status === 'enrolled' && hasBegun(enrollment, tx.now()) ? 'withdraw' : 'cancel';
      await end(tx, enrollment, { move, reason: enrollment.is_free ? endReasons.orderCanceled : endReasons.refunded });
    }
  });
}
