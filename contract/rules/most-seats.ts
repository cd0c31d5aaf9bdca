import { mostSeatsPerItem } from '#contract/sales/cart/values.ts';

/** A student buys for nobody else [specification 4, Cart], unless for an organization that they may buy for [domain 8]. */
export function mostSeatsFor(roles: readonly string[], { forOrganization }: { forOrganization: boolean }): number {
  return roles.includes('student') && !forOrganization ? 1 : mostSeatsPerItem;
}
