import { Refusal } from '#contract/refusals.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { chargeAccount, requireCredit } from '#api/sales/accounts/index.ts';
import { lockOrder, settleOnAccount } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { movePayment } from '../move-payment.ts';
import type { PaymentRow } from '../payment-row.ts';
import { changePayment } from '../store.ts';

/**
 * Approves a locked order by contract: its seats are taken and its debt enters the current account, or nothing happens.
 * Refuses `invalid_transition`, `order_not_payable`, `credit_not_available` and `class_full`. [domain 1.2]
 */
export async function approveCharge(tx: Ctx, payment: PaymentRow): Promise<void> {
  const { id: paymentId, order_id: orderId, amount_minor: amountMinor, currency_id: currencyId } = payment;
  const { organization_id: organizationId, status } = await lockOrder(tx, orderId);
  await movePayment(tx, payment, { move: 'pay' });
  if (organizationId === null || status !== 'aguarda-pagamento') throw new Refusal('order_not_payable');
  const account = { organizationId, currencyId, amountMinor, orderId };
  const { termsDays, limitMinor } = await requireCredit(tx, { ...account, kind: 'contract', isApproval: true });
  const dueAt = new Date(tx.now().getTime() + termsDays * dayMs);
  await chargeAccount(tx, { ...account, limitMinor, paymentId, dueAt });
  await changePayment(tx, paymentId, { paid_at: tx.now(), paid_amount_minor: amountMinor, decline_reason: null });
  if ((await settleOnAccount(tx, orderId)) !== 'settled') throw new Refusal('class_full');
}
