export type Address = {
  street: string | null;
  city: string | null;
  province: string | null;
  postal_code: string | null;
  country: string | null;
};
type AddressFault = 'country_missing' | 'city_missing' | 'province_missing' | 'postal_code_invalid';

/** Portuguese codes are also written «1000123» and «1000 123». */
export function normalPostalCode(written: string, country: string | null): string {
  const tidy = written.trim().toUpperCase();
  return country === 'PT' ? tidy.replace(/^(\d{4})[\s-]*(\d{3})$/, '$1-$2') : tidy;
}

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

function isPostalCode(code: string | null, country: string): boolean {
  if (country === 'PT') return /^[1-9]\d{3}-\d{3}$/.test(code ?? '');
  if (!code) return true;
  return country === 'MZ' ? /^\d{4}$/.test(code) : /^[A-Z0-9][A-Z0-9 -]{1,11}$/.test(code);
}
