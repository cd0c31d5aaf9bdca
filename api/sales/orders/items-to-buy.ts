import type { NewOrder } from '#contract/sales/orders/calls.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { priceCart, type PricedLine } from '#api/sales/cart/index.ts';
import type { ClassSummary } from '#api/offer/classes/index.ts';
import { couponLine, takeCoupon, type TakenCoupon } from '#api/sales/coupons/index.ts';
import { requireSeatsFor } from '#api/people/identity/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx, SignedIn } from '#api/shared/context.ts';
import { countGifts } from './count-gifts.ts';
import { giftsOfOrder, requirePaidMessages } from './gifts-of-order.ts';
import { linesToBuy } from './lines-to-buy.ts';
import { priceLines, type Totals } from './price-lines.ts';
import { ordersWithSeats, seatsNamedIn, type NewItem } from './store/items.ts';

export type Purchase = {
  items: NewItem[];
  totals: Totals;
  classes: Map<number, ClassSummary>;
  coupon: TakenCoupon | null;
};

export type Buying = {
  buyer: SignedIn;
  input: NewOrder;
  /** Staff sell it. */
  isByStaff?: boolean;
};

/**
 * `ctx` acts as the buyer, to whom seats may be offered. Refuses `cart_quantity_invalid`, `price_changed`, the problems of
 * lines, and those of gifts and the discount code.
 */
export async function itemsToBuy(ctx: Ctx, items: CartItem[], buying: Buying): Promise<Purchase> {
  const { buyer, input } = buying;
  requireSeatsFor(items, buyer.roles, { forOrganization: input.organization_id !== undefined });

  const priced = await priceCart(ctx, { items, currency_id: input.currency_id });
  const takesSeat = buyerTakesSeat(buyer, input);
  const gifts = await giftsOfOrder(ctx, priced, input);
  const terms = {
    tax_rate_percent: await readSetting(ctx, 'vatRatePercent'),
    person_ids: takesSeat ? [buyer.personId] : [],
    gifts,
  };
  const bought = linesToBuy(priced, terms);
  const coupon = await couponFor(ctx, priced, buying);
  const { lines, totals } = priceLines(
    bought.map((line, place) => ({ ...line, discount_minor: coupon?.discounts[place] ?? 0 })),
  );
  requirePaidMessages(lines, input);
  await countGifts(ctx, gifts.size);
  const { items_seen_total_minor: seen = totals.total_minor } = input;
  if (seen !== totals.total_minor) throw new Refusal('price_changed');
  const classes = new Map(priced.flatMap((line) => (line.class ? [[line.class.id, line.class]] : [])));
  return { items: lines, totals, classes, coupon };
}

async function couponFor(ctx: Ctx, priced: PricedLine[], buying: Buying): Promise<TakenCoupon | null> {
  const { buyer, input, isByStaff = false } = buying;
  const { coupon_code: code, currency_id, organization_id = null } = input;
  if (code === undefined) return null;
  const lines = priced.map((line) => couponLine(line));
  return takeCoupon(ctx, { code, user_id: buyer.userId, organization_id, currency_id, lines, isUntried: isByStaff });
}

/** Students buy one seat, their own. For an organization, seats are assigned later. */
function buyerTakesSeat({ roles }: SignedIn, { organization_id, buyer_takes_seat }: NewOrder): boolean {
  if (organization_id !== undefined) return buyer_takes_seat ?? false;
  return roles.includes('student') || (buyer_takes_seat ?? true);
}

/** Refuses `already_ordered` and `already_enrolled`. */
export async function requireNew(ctx: Ctx, items: NewItem[]): Promise<void> {
  const [standing] = await ordersWithSeats(ctx, seatsNamedIn(items));
  if (standing) throw new Refusal(isOpenOrder(standing.status) ? 'already_ordered' : 'already_enrolled');
}
