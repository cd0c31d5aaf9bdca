import type { AcceptedTerms, NewOrder, Order } from '#contract/sales/orders/calls.ts';
import { notPast } from '#contract/rules/pay-by.ts';
import { recordCouponUse } from '#api/sales/coupons/index.ts';
import { termsInForce } from '#api/platform/legal/index.ts';
import type { CurrencyFacts } from '#api/platform/settings/index.ts';
import type { Ctx, SignedIn } from '#api/shared/context.ts';
import { recordRegulations } from './accepted-terms.ts';
import { holdItems } from './hold-items.ts';
import type { Purchase } from './items-to-buy.ts';
import { firstHoldUntil } from './model/hold-until.ts';
import { presentOrder, presentWritten } from './present-order.ts';
import { settleLocked } from './settle-order.ts';
import { writeOrder } from './write-order.ts';

type Placing = {
  buyer: SignedIn;
  currency: CurrencyFacts;
  /** Null where nobody accepted anything: the terms in force apply. */
  accepted: AcceptedTerms | null;
  input: NewOrder;
};

/** Writes the order and holds its seats; one that costs nothing is settled at once. Refuses as `holdItems` and `recordRegulations`. */
export async function placeItems(tx: Ctx, purchase: Purchase, placing: Placing): Promise<Order> {
  const { items, totals, classes, coupon } = purchase;
  const { buyer, currency, accepted, input } = placing;
  const { organization_id = null } = input;
  const coupon_code = coupon?.code ?? null;
  const terms = accepted
    ? { terms_version: accepted.terms_version, terms_accepted_at: tx.now() }
    : { terms_version: await termsInForce(tx), terms_accepted_at: null };
  const sale = { userId: buyer.userId, organization_id, currency, items, totals, coupon_code, ...terms };
  const stored = await writeOrder(tx, sale, input);
  await recordCouponUse(tx, { coupon, order: stored.order });
  const deadlines = [...classes.values()].map(({ registration_deadline }) => registration_deadline);
  const until = notPast(firstHoldUntil(tx.now()), deadlines);
  await holdItems(tx, { items: stored.items, userId: buyer.userId, until });
  const rows = accepted ? await recordRegulations(tx, stored.items, accepted) : stored.items;
  if (totals.total_minor > 0) return presentWritten(tx, { ...stored, items: rows, classes });
  await settleLocked(tx, stored.order);
  return presentOrder(tx, stored.order.id);
}
