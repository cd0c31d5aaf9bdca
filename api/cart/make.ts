import type { CartItem } from '#contract/cart/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { updateCart } from './update-cart.ts';

export { updateCart };

export async function makeCart(
  ctx: Ctx,
  ...lines: { id: number; course_id: number; quantity?: number }[]
): Promise<CartItem[]> {
  const items = lines.map(({ id, course_id, quantity = 1 }) => ({ id: course_id, quantity, preferred_class_id: id }));
  await updateCart(ctx, { id: signedIn(ctx).userId, cart: cartText(items) });
  return items;
}
