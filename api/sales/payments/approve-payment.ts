import type { PaymentApproval, Payment } from '#contract/sales/payments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { approveCharge } from './account/approve-charge.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { paymentLifeCycle, payingMove } from './model/payment-status.ts';
import { offerOf } from './offer-of.ts';
import { presentPayment } from './present-payment.ts';
import { isManual } from './providers/find-provider.ts';
import { changePayment, findPayment } from './store.ts';
import { takeConfirmed } from './take-money.ts';
import { payCharge } from '#api/sales/accounts/index.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import type { PaymentRow } from './payment-row.ts';

/**
 * Confirms a transfer or cash payment by hand, even after the attempt has ended, approves an order by contract, or
 * books the money for a reservation.
 */
export async function approvePayment(
  ctx: Ctx,
  { id, receipt_number, while_waiting }: PaymentApproval,
): Promise<Payment> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const payment = await lockWithOrder(tx, id);
    if (!isManual(payment.provider)) throw new Refusal('method_not_available');
    if (while_waiting) paymentLifeCycle.next(payment.status, 'pay');
    const kind = creditKindOf(offerOf(payment));
    if (kind === 'contract') await approveCharge(tx, payment);
    else if (kind === 'reservation') await payReservation(tx, payment, receipt_number);
    else {
      paymentLifeCycle.next(payment.status, payingMove(payment.status));
      await takeConfirmed(tx, payment);
    }
    if (receipt_number) await changePayment(tx, id, { receipt_number });
    return presentPayment(tx, await findPayment(tx, id));
  });
}

/**
 * Books the money for a locked reservation, and settles its order. Money for one that has ended is recorded on the
 * account instead, since its debit was taken back. Refuses `invalid_transition` and `entry_exists`.
 */
async function payReservation(tx: Ctx, payment: PaymentRow, receiptNumber: string | undefined): Promise<void> {
  paymentLifeCycle.next(payment.status, 'pay');
  const reference = receiptNumber ?? (await findOrder(tx, payment.order_id)).number;
  await payCharge(tx, { paymentId: payment.id, reference });
  await takeConfirmed(tx, payment);
}
