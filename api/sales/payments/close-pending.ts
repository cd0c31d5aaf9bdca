import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { movePayment } from './move-payment.ts';
import { pendingPaymentOf } from './store.ts';

export function closePending(ctx: Ctx, orderId: number, reason: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const pending = await pendingPaymentOf(tx, orderId);
    if (!pending) return;
    await movePayment(tx, pending, { move: 'cancel', reason });
    await emit(tx, 'payment_closed', { payment_id: pending.id });
  });
}
