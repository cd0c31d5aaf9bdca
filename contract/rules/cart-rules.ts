import { mostSeatsPerItem, type CartItem } from '../cart/values.ts';

/** How many seats of a course one may put in the cart: a student buys for nobody else [specification 4, Cart]. */
export function mostSeatsFor(roles: readonly string[]): number {
  return roles.includes('student') ? 1 : mostSeatsPerItem;
}

/** The serialised cart [specification 3]. */
export function cartText(items: readonly CartItem[]): string {
  return JSON.stringify(items.map(({ id, quantity, preferred_class_id }) => ({ id, quantity, preferred_class_id })));
}
