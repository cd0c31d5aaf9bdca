import { emptyTypedAddress, type TypedAddress } from '#web/people/addresses/index.ts';

/** An address typed at the checkout. */
export type AddressDraft = TypedAddress & { wanted: boolean };

export const emptyAddress: AddressDraft = { wanted: false, ...emptyTypedAddress };
