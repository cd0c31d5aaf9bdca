import { isPostalCode } from '#contract/rules/postal-code.ts';

export type Address = {
  street: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  country: string | null;
};
type AddressFault = 'country_missing' | 'city_missing' | 'province_missing' | 'postal_code_invalid';

/** What the address lacks in its country, by field. An empty address is allowed [domain 3, Postal]. */
export function addressFaults(address: Address): Partial<Record<keyof Address, AddressFault>> {
  const { country, city, province, postal_code } = address;
  if (Object.values(address).every((part) => !part)) return {};
  if (!country) return { country: 'country_missing' };
  return {
    ...(!city && { city: 'city_missing' as const }),
    // Angola has no postal codes: a letter needs the province.
    ...(country === 'AO' && !province && { province: 'province_missing' as const }),
    ...(!isPostalCode(postal_code, country) && { postal_code: 'postal_code_invalid' as const }),
  };
}
