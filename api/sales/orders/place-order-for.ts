import type { Order } from '#contract/sales/orders/calls.ts';
import type { DeskSale } from '#contract/sales/orders/desk-sale.ts';
import { lockCart } from '#api/sales/cart/index.ts';
import { readUser } from '#api/people/identity/index.ts';
import { lockOrganizationToBuy, requireOrganizationRight } from '#api/people/organizations/index.ts';
import { currencyForSale } from '#api/platform/settings/index.ts';
import { requireClaim, type Ctx, type SignedIn } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { itemsToBuy, requireNew } from './items-to-buy.ts';
import { placeItems } from './place-items.ts';

/** Sells to somebody who is at the phone or the desk, by the prices, seats and rights of that person. */
export async function placeOrderFor(ctx: Ctx, { user_id, items, ...input }: DeskSale): Promise<Order> {
  requireClaim(ctx, 'orders.edit');
  const { organization_id } = input;
  return inTransaction(ctx, async (tx) => {
    const buyer = await buyerOf(tx, user_id);
    const asBuyer: Ctx = { ...tx, actor: buyer };
    if (organization_id !== undefined) {
      await lockOrganizationToBuy(tx, organization_id);
      await requireOrganizationRight(asBuyer, organization_id, 'orders.place');
    }
    const currency = await currencyForSale(tx, input.currency_id);
    // The buyer may order the same at the same time: both queue at the cart.
    await lockCart(tx, user_id);
    const lines = items.map(({ course_id: id, class_id, quantity }) => ({
      id,
      quantity,
      preferred_class_id: class_id,
    }));
    const purchase = await itemsToBuy(asBuyer, lines, { buyer, input, isByStaff: true });
    await requireNew(tx, purchase.items);
    return placeItems(tx, purchase, { buyer, currency, accepted: null, input });
  });
}

/** Refuses `not_found`. */
async function buyerOf(ctx: Ctx, userId: number): Promise<SignedIn> {
  const { person_id, roles } = await readUser(ctx, userId);
  return { kind: 'user', userId, personId: person_id, sessionId: 0, roles, claims: [] };
}
