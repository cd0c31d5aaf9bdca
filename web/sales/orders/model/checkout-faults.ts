import type { GiftFault } from './gift-drafts.ts';
import { faultsOf, type AddressFault, type TypedAddress } from '#web/people/addresses/index.ts';

type OfAddress = { field: `tax_address.${AddressFault['field']}`; wrong: AddressFault['wrong'] };
export type CheckoutFault = GiftFault | OfAddress | { field: 'accepted'; wrong: 'not_accepted' };

/** In the order of the fields. Without a typed address, only the acceptance can be missing. */
export function checkoutFaults(typed: TypedAddress | null, isAccepted: boolean): CheckoutFault[] {
  const ofAddress = typed ? faultsOf(typed, { needsTaxId: true }) : [];
  return [
    ...ofAddress.map(({ field, wrong }): OfAddress => ({ field: `tax_address.${field}`, wrong })),
    ...(isAccepted ? [] : [{ field: 'accepted', wrong: 'not_accepted' } as const]),
  ];
}
