import type { Approval, Payment } from '#contract/payments.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { presentPayment } from './present-payment.ts';
import { changePayment, findPayment } from './store.ts';
import { takeMoney } from './take-money.ts';

/** Finance has seen the transfer on the account, or the cashier the cash; late as well as in time. */
export async function approvePayment(ctx: Ctx, { id, receipt_number }: Approval): Promise<Payment> {
  mustHave(ctx, 'payments.approve');
  return inTransaction(ctx, async (inside) => {
    const payment = await lockWithOrder(inside, id);
    if (payment.provider !== 'manual') throw new Refusal('method_not_available');
    await takeMoney(inside, payment, { amountMinor: payment.amount_minor, flag: null });
    if (receipt_number) await changePayment(inside, id, { receipt_number });
    return presentPayment(inside, await findPayment(inside, id));
  });
}
