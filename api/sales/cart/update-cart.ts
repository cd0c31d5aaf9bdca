import type { CartToSave, SavedCart } from '#contract/sales/cart/calls.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireSeatsFor, parseCart, writeCartText } from '#api/people/identity/index.ts';
import { hasOrganizationRight } from '#api/people/organizations/index.ts';
import { courseSummaries } from '#api/offer/catalogue/index.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

/** Courses that are no longer for sale may stay in the cart. */
export async function updateCart(ctx: Ctx, { id, cart, organization_id }: CartToSave): Promise<SavedCart> {
  const { userId, roles } = signedIn(ctx);
  if (id !== userId) throw new Refusal('not_allowed');
  const items = parseCart(cart);
  const forOrganization =
    organization_id !== undefined && (await hasOrganizationRight(ctx, organization_id, 'orders.place'));
  requireSeatsFor(items, roles, { forOrganization });
  return inTransaction(ctx, async (tx) => {
    await requireExisting(tx, items);
    const text = cartText(items);
    return { id, cart: text, cart_version: await writeCartText(tx, id, text) };
  });
}

async function requireExisting(ctx: Ctx, items: CartItem[]): Promise<void> {
  if (items.length === 0) return;
  const currency_id = await mainCurrencyId(ctx);
  const courses = await courseSummaries(ctx, { ids: items.map(({ id }) => id), currency_id });
  if (items.some(({ id }) => !courses.has(id))) throw new Refusal('cart_course_unknown', { field: 'cart' });
  const preferred = items.filter((item) => item.preferred_class_id !== null);
  const classes = await classSummaries(
    ctx,
    preferred.map(({ preferred_class_id }) => Number(preferred_class_id)),
  );
  const isOfCourse = (item: CartItem) => classes.get(Number(item.preferred_class_id))?.course_id === item.id;
  if (!preferred.every(isOfCourse)) throw new Refusal('cart_class_unknown', { field: 'cart' });
}
