import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { Refusal } from '#contract/refusals.ts';
import { findOrder, mayBuyFor } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { closePartialAttempt } from './amount-to-pay.ts';
import { lockCase } from './move-case.ts';
import { presentCase } from './present-case.ts';
import { changeCase, foundCase } from './store.ts';

/** Idempotent. The money no longer counts towards its order. */
export async function reclaimPaymentCase(ctx: Ctx, { id }: { id: number }): Promise<PaymentCase> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const existing = await lockCase(tx, id);
    const order = existing.order_id === null ? null : await findOrder(tx, existing.order_id);
    if (!order || !(await mayBuyFor(tx, order))) throw new Refusal('not_found');
    if (existing.state !== 'open') throw new Refusal('invalid_transition');
    if (existing.reclaimed_at === null) {
      await changeCase(tx, id, { reclaimed_at: tx.now() });
      await closePartialAttempt(tx, existing);
      await emit(tx, 'payment_case_reclaimed', { payment_case_id: id });
    }
    return presentCase(await foundCase(tx, id), false);
  });
}
