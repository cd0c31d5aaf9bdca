import type { Payment, Rejection } from '#contract/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { movePayment } from './move-payment.ts';
import { presentPayment } from './present-payment.ts';
import { changePayment, findPayment } from './store.ts';

/** The proof does not hold. The seats stay held until the order expires, so that the buyer can try again. */
export async function rejectPayment(ctx: Ctx, { id, reason }: Rejection): Promise<Payment> {
  mustHave(ctx, 'payments.approve');
  return inTransaction(ctx, async (inside) => {
    const payment = await lockWithOrder(inside, id);
    if (payment.provider !== 'manual') throw new Refusal('method_not_available');
    await movePayment(inside, payment, { move: 'decline', reason });
    await changePayment(inside, id, { decline_reason: reason });
    await tell(inside, 'payment_declined', { payment_id: id });
    return presentPayment(inside, await findPayment(inside, id));
  });
}
