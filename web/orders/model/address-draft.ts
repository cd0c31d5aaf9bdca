import type { TaxAddress } from '#contract/orders/calls.ts';

export type AddressDraft = {
  wanted: boolean;
  name: string;
  country: string;
  tax_id: string;
  street: string;
  city: string;
};

export const emptyAddress: AddressDraft = { wanted: false, name: '', country: 'AO', tax_id: '', street: '', city: '' };

/** Leaves out empty fields. */
export function addressOf({ wanted: _, name, country, ...rest }: AddressDraft): TaxAddress {
  const fields = Object.entries(rest).map(([field, value]) => [field, value.trim()] as const);
  return { name: name.trim(), country, ...Object.fromEntries(fields.filter(([, value]) => value !== '')) };
}
