import { z } from 'zod';
import { Id } from '../basics.ts';
import { mostSeatsPerItem } from '#contract/sales/cart/values.ts';

export const CartItem = z.strictObject({
  id: Id,
  quantity: z.int().min(1).max(mostSeatsPerItem),
  preferred_class_id: Id.nullable().default(null),
});
export const CartItems = z.array(CartItem);

export const CartText = z.string().max(20_000).describe('A cart as JSON text: `[{id, quantity, preferred_class_id}]`.');
