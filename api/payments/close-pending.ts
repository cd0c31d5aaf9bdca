import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { movePayment } from './move-payment.ts';
import { pendingPaymentOf } from './store.ts';

/** Ends the pending attempt of an order, if there is one; its reference is withdrawn in a reaction. */
export function closePending(ctx: Ctx, orderId: number, reason: string): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const pending = await pendingPaymentOf(inside, orderId);
    if (!pending) return;
    await movePayment(inside, pending, { move: 'cancel', reason });
    await tell(inside, 'payment_closed', { payment_id: pending.id });
  });
}
