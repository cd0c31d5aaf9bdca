/** Portuguese codes are also written «1000123» and «1000 123». */
export function normalPostalCode(stored: string, country: string | null): string {
  const tidy = stored.trim().toUpperCase();
  return country === 'PT' ? tidy.replace(/^(\d{4})[\s-]*(\d{3})$/, '$1-$2') : tidy;
}

/** Whether an address in this country may have this code, or none [domain 3, Postal]. */
export function isPostalCode(code: string | null, country: string): boolean {
  if (country === 'PT') return /^[1-9]\d{3}-\d{3}$/.test(code ?? '');
  if (!code) return true;
  return country === 'MZ' ? /^\d{4}$/.test(code) : /^[A-Z0-9][A-Z0-9 -]{1,11}$/.test(code);
}

export function hasPostalCodes(country: string): boolean {
  return country !== 'AO';
}
