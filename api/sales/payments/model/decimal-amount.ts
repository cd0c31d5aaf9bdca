export function toDecimal(amountMinor: number): string {
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads `235000.00`, `235000` or `235000.5` without float arithmetic; null for anything else. */
export function fromDecimal(amount: string | number): number | null {
  const read = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(amount));
  if (!read) return null;
  const [, whole = '', part = ''] = read;
  return Number(whole + part.padEnd(2, '0'));
}
