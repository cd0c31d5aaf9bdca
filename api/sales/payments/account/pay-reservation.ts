import { payCharge } from '#api/sales/accounts/index.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { paymentLifeCycle } from '../model/payment-status.ts';
import type { PaymentRow } from '../payment-row.ts';
import { takeConfirmed } from '../take-money.ts';

/**
 * Books the money for a locked reservation, and settles its order. Money for one that has ended is recorded on the
 * account instead, since its debit was taken back. Refuses `invalid_transition` and `entry_exists`.
 */
export async function payReservation(tx: Ctx, payment: PaymentRow, receiptNumber: string | undefined): Promise<void> {
  paymentLifeCycle.next(payment.status, 'pay');
  const reference = receiptNumber ?? (await findOrder(tx, payment.order_id)).number;
  await payCharge(tx, { paymentId: payment.id, reference });
  await takeConfirmed(tx, payment);
}
