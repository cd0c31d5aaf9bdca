import { z } from 'zod';
import { Id } from '../basics.ts';
import { mostSeatsPerItem } from '../cart/values.ts';

export const CartItem = z.strictObject({
  id: Id,
  quantity: z.int().min(1).max(mostSeatsPerItem),
  preferred_class_id: Id.nullable().default(null),
});
export const CartItems = z.array(CartItem);

/** The serialised text of the cart list [specification 3]: JSON of `[{id, quantity, preferred_class_id}]`. */
export const CartText = z.string().max(20_000);
