const separators = /[\s\-._]+/g;
const alike: Record<string, string> = { O: '0', I: '1', L: '1' };

/**
 * By which codes are told apart: without case, spaces and hyphens, and with one sign for those that look alike. Null for
 * what cannot be a code, as with letters of another alphabet.
 */
export function couponKey(typed: string): string | null {
  const plain = typed.normalize('NFKC').toUpperCase().replaceAll(separators, '');
  if (!/^[A-Z0-9]+$/.test(plain)) return null;
  return plain.replaceAll(/[OIL]/g, (sign) => alike[sign] ?? sign);
}

/** As it is shown and written on orders. */
export function shownCode(typed: string): string {
  return typed.toUpperCase();
}
