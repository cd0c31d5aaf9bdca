import { mostSeatsPerItem } from '../cart/values.ts';

/** A student buys for nobody else [specification 4, Cart]. */
export function mostSeatsFor(roles: readonly string[]): number {
  return roles.includes('student') ? 1 : mostSeatsPerItem;
}
