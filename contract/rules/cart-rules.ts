import { mostSeatsPerItem, type CartItem } from '../cart/values.ts';

/** A student buys for nobody else [specification 4, Cart]. */
export function mostSeatsFor(roles: readonly string[]): number {
  return roles.includes('student') ? 1 : mostSeatsPerItem;
}

export function cartText(items: readonly CartItem[]): string {
  return JSON.stringify(items.map(({ id, quantity, preferred_class_id }) => ({ id, quantity, preferred_class_id })));
}
