import type { Payment, PaymentRejection } from '#contract/sales/payments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { awaitNewPayment } from '#api/sales/orders/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { movePayment } from './move-payment.ts';
import { presentPayment } from './present-payment.ts';
import { isManual } from './providers/find-provider.ts';
import { changePayment, findPayment } from './store.ts';

/** The seats stay held until the order expires, so that the buyer can try again. */
export async function rejectPayment(ctx: Ctx, { id, reason }: PaymentRejection): Promise<Payment> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const payment = await lockWithOrder(tx, id);
    if (!isManual(payment.provider)) throw new Refusal('method_not_available');
    await movePayment(tx, payment, { move: 'decline', reason });
    await changePayment(tx, id, { decline_reason: reason });
    await awaitNewPayment(tx, payment.order_id);
    await emit(tx, 'payment_declined', { payment_id: id });
    return presentPayment(tx, await findPayment(tx, id));
  });
}
