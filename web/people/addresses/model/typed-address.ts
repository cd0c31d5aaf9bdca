import type { TaxAddress } from '#contract/sales/orders/calls.ts';
import { hasPostalCodes } from '#contract/rules/postal-code.ts';
import { taxAddressFaults, type TaxAddressFault } from '#contract/rules/tax-address.ts';

const fields = ['name', 'country', 'tax_id', 'street', 'postal_code', 'city', 'region', 'email'] as const;
export type AddressField = (typeof fields)[number];
export type TypedAddress = Record<AddressField, string>;

export const emptyTypedAddress: TypedAddress = {
  name: '',
  country: 'AO',
  tax_id: '',
  street: '',
  postal_code: '',
  city: '',
  region: '',
  email: '',
};

export function typedFrom(address: Partial<TypedAddress>): TypedAddress {
  const existing = fields.map((field) => [field, address[field] ?? emptyTypedAddress[field]]);
  return { ...emptyTypedAddress, ...Object.fromEntries(existing) };
}

/** Leaves out empty fields, and a postal code typed before a country without any was chosen. */
export function addressOf({ name, country, ...rest }: TypedAddress): TaxAddress {
  const { name: _name, country: _country, ...others } = typedFrom({ ...rest, country });
  if (!hasPostalCodes(country)) others.postal_code = '';
  const texts = Object.entries(others).map(([field, value]) => [field, value.trim()] as const);
  return { name: name.trim(), country, ...Object.fromEntries(texts.filter(([, value]) => value !== '')) };
}

export type AddressFault = TaxAddressFault | { field: 'name'; wrong: 'name_missing' };

/** In the order of the fields. */
export function faultsOf(typed: TypedAddress, terms: { needsTaxId: boolean }): AddressFault[] {
  const missing: AddressFault[] = typed.name.trim() ? [] : [{ field: 'name', wrong: 'name_missing' }];
  return [...missing, ...taxAddressFaults(addressOf(typed), terms)];
}
