import type { ChargeRefusal } from '#contract/sales/payments/values.ts';
import { awaitNewPayment } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { refusingMove } from './model/payment-status.ts';
import { movePayment } from './move-payment.ts';
import { changePayment } from './store.ts';

/** The order stays open, so that it can be paid again or otherwise. Ended attempts stay as they are. */
export function declineCharge(ctx: Ctx, paymentId: number, refusal: ChargeRefusal): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const payment = await lockWithOrder(tx, paymentId);
    if (payment.status !== 'pending') return;
    const move = refusingMove(refusal);
    await movePayment(tx, payment, { move });
    await changePayment(tx, paymentId, { refusal });
    await awaitNewPayment(tx, payment.order_id);
    await emit(tx, move === 'decline' ? 'payment_declined' : 'payment_closed', { payment_id: paymentId });
  });
}
