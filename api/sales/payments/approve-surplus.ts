import { Refusal } from '#contract/refusals.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import { lockBoth } from './lock-with-order.ts';
import { paymentLifeCycle, payingMove } from './model/payment-status.ts';
import { offerOf } from './offer-of.ts';
import { isManual } from './providers/find-provider.ts';
import { findPayment } from './store.ts';
import { takeMoney } from './take-money.ts';

/**
 * Confirms a transfer of more than was expected: it pays the order, and the rest makes a case. Refuses
 * `method_not_available` for what is not paid by hand, `invalid_transition` and `order_not_payable`.
 */
export async function approveSurplus(
  ctx: Ctx,
  { id, amountMinor }: { id: number; amountMinor: number },
): Promise<void> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    const both = await lockBoth(tx, await findPayment(tx, id));
    const { payment } = both;
    if (!isManual(payment.provider) || creditKindOf(offerOf(payment))) throw new Refusal('method_not_available');
    paymentLifeCycle.next(payment.status, payingMove(payment.status));
    const { key: currencyKey } = await currencyById(tx, payment.currency_id);
    await takeMoney(tx, both, { amountMinor, currencyKey, eventId: null });
  });
}
