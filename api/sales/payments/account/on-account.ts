import { reservationEndsDaysBefore } from '#contract/sales/accounts/values.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { reservedUntil } from '#contract/rules/pay-by.ts';
import { chargeAccount, isChargePaid, requireCredit, type Credit } from '#api/sales/accounts/index.ts';
import { linesOfOrder, type OrderRow } from '#api/sales/orders/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { expiryOf } from '../model/offers.ts';
import { offerOf } from '../offer-of.ts';
import type { PaymentRow } from '../payment-row.ts';
import { findPayment } from '../store.ts';
import { takeConfirmed } from '../take-money.ts';
import { approveCharge } from './approve-charge.ts';
import { lastOpening } from '#contract/rules/last-opening.ts';
import { cashDesk } from '../cash-desk.ts';

/** When the attempt ends, and, where it is paid on account, the credit. */
export type Terms = { until: Date; credit: (Credit & { organizationId: number }) | null };

/**
 * On account, it locks the credit of the organization until the end of the transaction. Refuses `method_not_available`
 * to persons, `credit_not_available`, `reservation_too_late`, and as `heldUntil`.
 */
export async function termsOf(tx: Ctx, order: OrderRow, offer: PaymentOffer): Promise<Terms> {
  const kind = creditKindOf(offer);
  if (!kind) return { until: await heldUntil(tx, order.id, offer), credit: null };
  const { id: orderId, organization_id: organizationId, currency_id: currencyId, total_minor: amountMinor } = order;
  if (organizationId === null) throw new Refusal('method_not_available', { field: 'method' });
  const result = await requireCredit(tx, { organizationId, currencyId, amountMinor, orderId, kind });
  const credit = { ...result, organizationId };
  if (kind === 'contract') return { until: expiryOf(offer, tx.now()), credit };

  const starts = (await linesOfOrder(tx, order.id)).flatMap(({ start_at }) => start_at ?? []);
  const until = reservedUntil({ at: tx.now(), termsDays: result.termsDays, starts });
  if (until <= tx.now()) {
    throw new Refusal('reservation_too_late', { field: 'method', days: reservationEndsDaysBefore });
  }
  return { until, credit };
}

/**
 * A reservation is charged at once, and settled where the account was paid in advance. An order by contract is charged
 * with its approval, which the setting `contractApproval` may give at once. Returns the payment as it is then.
 */
export async function startOnAccount(tx: Ctx, payment: PaymentRow, { until, credit }: Terms): Promise<PaymentRow> {
  if (!credit) return payment;
  await charge(tx, payment, { until, credit });
  return findPayment(tx, payment.id);
}

type OnAccount = { until: Date; credit: NonNullable<Terms['credit']> };

async function charge(tx: Ctx, payment: PaymentRow, { until, credit }: OnAccount): Promise<void> {
  const { id: paymentId, order_id: orderId, currency_id: currencyId, amount_minor: amountMinor } = payment;
  if (creditKindOf(offerOf(payment)) === 'contract') {
    const approval = await readSetting(tx, 'contractApproval');
    if (approval === 'automatic') await approveCharge(tx, payment);
    return;
  }
  await chargeAccount(tx, {
    ...credit,
    currencyId,
    amountMinor,
    orderId,
    paymentId,
    dueAt: payment.expires_at ?? until,
  });
  if (await isChargePaid(tx, paymentId)) await takeConfirmed(tx, payment);
}

/**
 * Until when an attempt that starts now holds the seats of an order; in cash, while the desk is open. Refuses
 * `method_not_available` where the desk does not open at all, and `cash_too_late` where the registrations close before.
 */
async function heldUntil(ctx: Ctx, orderId: number, offer: PaymentOffer): Promise<Date> {
  const at = ctx.now();
  if (!offer.needsCashDesk) return expiryOf(offer, at);
  const desk = await cashDesk(ctx);
  const until = desk && lastOpening(desk.hours, { at, hours: offer.hours });
  if (!until) throw new Refusal('method_not_available', { field: 'method' });
  const deadlines = (await linesOfOrder(ctx, orderId)).flatMap(({ closes_at }) => closes_at ?? []);
  const closesAt = deadlines.reduce((first, deadline) => (deadline < first ? deadline : first), until);
  const cut = lastOpening(desk.hours, { at, hours: offer.hours, closesAt });
  if (!cut) throw new Refusal('cash_too_late', { field: 'method' });
  return cut;
}
