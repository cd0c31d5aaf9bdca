import type { PaymentMethod } from '#contract/sales/payments/values.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { allOffers } from './providers/find-provider.ts';
import { isAmong } from './store.ts';

/** `is_on_account`: money that was booked on the current account of the organization. */
export type Received = { method: PaymentMethod; amount_minor: number; is_on_account: boolean };

/**
 * What paid this order, in its currency and at most its total, without money that is to go back and without debt. Checks
 * no permissions.
 */
export async function receivedFor(ctx: Ctx, orderId: number): Promise<Received[]> {
  const { total_minor } = await findOrder(ctx, orderId);
  const onAccount = allOffers().filter((offer) => creditKindOf(offer) !== null);
  const paid = await ctx.db
    .selectFrom('payments')
    .select(['method_slug as method', 'paid_amount_minor'])
    .select(isAmong(onAccount).as('is_on_account'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .where(({ or, eb }) => or([eb('flag', 'is', null), eb('flag', 'not in', ['paid_twice', 'refund_due'])]))
    .where(({ not }) => not(isAmong(allOffers().filter((offer) => creditKindOf(offer) === 'contract'))))
    .orderBy('id')
    .$castTo<{ method: PaymentMethod; paid_amount_minor: number; is_on_account: boolean }>()
    .execute();
  return paid.map(({ method, paid_amount_minor, is_on_account }) => ({
    method,
    is_on_account,
    amount_minor: Math.min(paid_amount_minor, total_minor),
  }));
}
