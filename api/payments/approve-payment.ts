import type { PaymentApproval, Payment } from '#contract/payments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { currencyById } from '#api/settings/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { nextStatus, payingMove } from './model/payment-status.ts';
import { presentPayment } from './present-payment.ts';
import { isManual } from './providers/find-provider.ts';
import { changePayment, findPayment } from './store.ts';
import { takeMoney } from './take-money.ts';

/** Confirms a transfer or cash payment by hand, even after the attempt has ended. */
export async function approvePayment(ctx: Ctx, { id, receipt_number }: PaymentApproval): Promise<Payment> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const payment = await lockWithOrder(tx, id);
    if (!isManual(payment.provider)) throw new Refusal('method_not_available');
    nextStatus(payment.status, payingMove(payment.status));
    const { key: currencyKey } = await currencyById(tx, payment.currency_id);
    await takeMoney(tx, payment, { amountMinor: payment.amount_minor, currencyKey, eventId: null });
    if (receipt_number) await changePayment(tx, id, { receipt_number });
    return presentPayment(tx, await findPayment(tx, id));
  });
}
