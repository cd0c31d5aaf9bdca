import type { CartItem } from '#contract/sales/cart/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { updateCart } from './update-cart.ts';

export { updateCart };

type Line = { id: number; course_id: number; quantity?: number };

export function makeCart(ctx: Ctx, ...lines: Line[]): Promise<CartItem[]> {
  return makeCartFor(ctx, undefined, lines);
}

/** Of somebody who acts for an organization. */
export async function makeCartFor(ctx: Ctx, organization_id: number | undefined, lines: Line[]): Promise<CartItem[]> {
  const items = lines.map(({ id, course_id, quantity = 1 }) => ({ id: course_id, quantity, preferred_class_id: id }));
  await updateCart(ctx, { id: signedIn(ctx).userId, cart: cartText(items), organization_id });
  return items;
}
