import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { lastOpening } from '#contract/rules/last-opening.ts';
import { linesOfOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { cashDesk } from './cash-desk.ts';
import { expiryOf } from './model/offers.ts';

/**
 * Until when an attempt that starts now holds the seats of an order; in cash, while the desk is open. Refuses
 * `method_not_available` where the desk does not open at all, and `cash_too_late` where the registrations close before.
 */
export async function heldUntil(ctx: Ctx, orderId: number, offer: PaymentOffer): Promise<Date> {
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
