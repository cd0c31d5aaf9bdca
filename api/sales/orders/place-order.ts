import type { NewOrder, Order } from '#contract/sales/orders/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { notPast } from '#contract/rules/pay-by.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { emptyCart, lockCart, priceCart, type PricedLine } from '#api/sales/cart/index.ts';
import type { ClassSummary } from '#api/offer/classes/index.ts';
import { couponLine, recordCouponUse, takeCoupon, type TakenCoupon } from '#api/sales/coupons/index.ts';
import { requireSeatsFor } from '#api/people/identity/index.ts';
import { lockOrganizationToBuy, requireOrganizationRight } from '#api/people/organizations/index.ts';
import { currencyForSale, readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx, type SignedIn } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { recordRegulations, requireTerms } from './accepted-terms.ts';
import { countGifts } from './count-gifts.ts';
import { giftsOfOrder, requirePaidMessages } from './gifts-of-order.ts';
import { holdItems } from './hold-items.ts';
import { linesToBuy } from './lines-to-buy.ts';
import { firstHoldUntil } from './model/hold-until.ts';
import { presentOrder, presentWritten } from './present-order.ts';
import { priceLines, type Totals } from './price-lines.ts';
import { settleLocked } from './settle-order.ts';
import { ordersWithSeats, seatsNamedIn, type NewItem } from './store/items.ts';
import { writeOrder } from './write-order.ts';

/** Turns the saved cart into an order at current prices, and holds its seats. */
export async function placeOrder(ctx: Ctx, input: NewOrder): Promise<Order> {
  const buyer = signedIn(ctx);
  const { organization_id = null } = input;
  return inTransaction(ctx, async (tx) => {
    if (organization_id !== null) await requireBuyer(tx, organization_id);
    const currency = await currencyForSale(tx, input.currency_id);
    const { items, totals, classes, coupon } = await itemsToBuy(tx, buyer, input);
    const accepted = await requireTerms(tx, input);
    await requireNew(tx, items);

    const { terms_version } = accepted;
    const coupon_code = coupon?.code ?? null;
    const sale = { userId: buyer.userId, organization_id, currency, items, totals, terms_version, coupon_code };
    const stored = await writeOrder(tx, sale, input);
    await recordCouponUse(tx, { coupon, order: stored.order });
    const deadlines = [...classes.values()].map(({ registration_deadline }) => registration_deadline);
    const until = notPast(firstHoldUntil(tx.now()), deadlines);
    await holdItems(tx, { items: stored.items, userId: buyer.userId, until });
    const accepting = await recordRegulations(tx, stored.items, accepted);
    await emptyCart(tx, buyer.userId);
    if (totals.total_minor > 0) return presentWritten(tx, { ...stored, items: accepting, classes });
    await settleLocked(tx, stored.order);
    return presentOrder(tx, stored.order.id);
  });
}

async function requireBuyer(tx: Ctx, organizationId: number): Promise<void> {
  await lockOrganizationToBuy(tx, organizationId);
  await requireOrganizationRight(tx, organizationId, 'orders.place');
}

type Purchase = { items: NewItem[]; totals: Totals; classes: Map<number, ClassSummary>; coupon: TakenCoupon | null };

/** Refuses `cart_empty`, `cart_changed`, `cart_quantity_invalid`, `price_changed`, the problems of lines and those of the discount code. */
async function itemsToBuy(ctx: Ctx, buyer: SignedIn, input: NewOrder): Promise<Purchase> {
  const cart = await lockCart(ctx, buyer.userId);
  if (cart.items.length === 0) throw new Refusal('cart_empty');
  if (input.cart_version !== undefined && input.cart_version !== cart.version) throw new Refusal('cart_changed');

  requireSeatsFor(cart.items, buyer.roles, { forOrganization: input.organization_id !== undefined });

  const priced = await priceCart(ctx, { items: cart.items, currency_id: input.currency_id });
  const takesSeat = buyerTakesSeat(buyer, input);
  const gifts = await giftsOfOrder(ctx, priced, input);
  const terms = {
    tax_rate_percent: await readSetting(ctx, 'vatRatePercent'),
    person_ids: takesSeat ? [buyer.personId] : [],
    gifts,
  };
  const bought = linesToBuy(priced, terms);
  const coupon = await couponFor(ctx, priced, { buyer, input });
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

type Using = { buyer: SignedIn; input: NewOrder };

async function couponFor(ctx: Ctx, priced: PricedLine[], { buyer, input }: Using): Promise<TakenCoupon | null> {
  const { coupon_code: code, currency_id, organization_id = null } = input;
  if (code === undefined) return null;
  const lines = priced.map((line) => couponLine(line));
  return takeCoupon(ctx, { code, user_id: buyer.userId, organization_id, currency_id, lines });
}

/** Students buy one seat, their own. For an organization, seats are assigned later. */
function buyerTakesSeat({ roles }: SignedIn, { organization_id, buyer_takes_seat }: NewOrder): boolean {
  if (organization_id !== undefined) return buyer_takes_seat ?? false;
  return roles.includes('student') || (buyer_takes_seat ?? true);
}

async function requireNew(ctx: Ctx, items: NewItem[]): Promise<void> {
  const [standing] = await ordersWithSeats(ctx, seatsNamedIn(items));
  if (standing) throw new Refusal(isOpenOrder(standing.status) ? 'already_ordered' : 'already_enrolled');
}
