import type { NewOrder, Order } from '#contract/sales/orders/calls.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { emptyCart, lockCart } from '#api/sales/cart/index.ts';
import { lockOrganizationToBuy, requireOrganizationRight } from '#api/people/organizations/index.ts';
import { currencyForSale } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireTerms } from './accepted-terms.ts';
import { itemsToBuy, requireNew } from './items-to-buy.ts';
import { placeItems } from './place-items.ts';

/** Turns the saved cart into an order at current prices, and holds its seats. */
export async function placeOrder(ctx: Ctx, input: NewOrder): Promise<Order> {
  const buyer = signedIn(ctx);
  const { organization_id = null } = input;
  return inTransaction(ctx, async (tx) => {
    if (organization_id !== null) await requireBuyer(tx, organization_id);
    const currency = await currencyForSale(tx, input.currency_id);
    const purchase = await itemsToBuy(tx, await cartToBuy(tx, buyer.userId, input), { buyer, input });
    const accepted = await requireTerms(tx, input);
    await requireNew(tx, purchase.items);
    const order = await placeItems(tx, purchase, { buyer, currency, accepted, input });
    await emptyCart(tx, buyer.userId);
    return order;
  });
}

async function requireBuyer(tx: Ctx, organizationId: number): Promise<void> {
  await lockOrganizationToBuy(tx, organizationId);
  await requireOrganizationRight(tx, organizationId, 'orders.place');
}

/** Locks the cart. Refuses `cart_empty` and `cart_changed`. */
async function cartToBuy(tx: Ctx, userId: number, { cart_version }: NewOrder): Promise<CartItem[]> {
  const cart = await lockCart(tx, userId);
  if (cart.items.length === 0) throw new Refusal('cart_empty');
  if (cart_version !== undefined && cart_version !== cart.version) throw new Refusal('cart_changed');
  return cart.items;
}
