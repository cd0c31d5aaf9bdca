export type Address = {
  street: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  country: string | null;
};
export type AddressFault = 'country_missing' | 'city_missing' | 'province_missing' | 'postal_code_invalid';

/** "1000123" and "1000 123" are Portuguese too; elsewhere as it was written, in upper case. */
export function normalPostalCode(written: string, country: string | null): string {
  const tidy = written.trim().toUpperCase();
  return country === 'PT' ? tidy.replace(/^(\d{4})[\s-]*(\d{3})$/, '$1-$2') : tidy;
}

/** What an address lacks in its own country, by field; none says nothing, which is allowed too [domain 3, Postal]. */
export function addressFaults(address: Address): Partial<Record<keyof Address, AddressFault>> {
  const { country, city, province, postal_code } = address;
  if (Object.values(address).every((part) => !part)) return {};
  if (!country) return { country: 'country_missing' };
  return {
    ...(!city && { city: 'city_missing' as const }),
    // No email finds its way in Angola without a province: there are no postal codes.
    ...(country === 'AO' && !province && { province: 'province_missing' as const }),
    ...(!isPostalCode(postal_code, country) && { postal_code: 'postal_code_invalid' as const }),
  };
}

function isPostalCode(code: string | null, country: string): boolean {
  if (country === 'PT') return /^[1-9]\d{3}-\d{3}$/.test(code ?? '');
  if (!code) return true;
  return country === 'MZ' ? /^\d{4}$/.test(code) : /^[A-Z0-9][A-Z0-9 -]{1,11}$/.test(code);
}
