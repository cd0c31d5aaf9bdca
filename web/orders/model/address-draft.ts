import type { TaxAddress } from '#contract/orders/calls.ts';

/** The tax address as it is being typed. */
export type AddressDraft = {
  wanted: boolean;
  name: string;
  country: string;
  tax_id: string;
  street: string;
  city: string;
};

export const emptyAddress: AddressDraft = { wanted: false, name: '', country: 'AO', tax_id: '', street: '', city: '' };

/** What was left empty is not said. */
export function addressOf({ wanted: _, name, country, ...rest }: AddressDraft): TaxAddress {
  const said = Object.entries(rest).map(([field, value]) => [field, value.trim()] as const);
  return { name: name.trim(), country, ...Object.fromEntries(said.filter(([, value]) => value !== '')) };
}
