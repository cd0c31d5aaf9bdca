/**
 * Reads «5.3k», «1 234,50», «12.5», «1.234,50». Of two separators the last one is decimal; a single one before exactly
 * three digits separates thousands («45.000»), unless «k» or «M» follows. Null for anything else.
 */
export function readNumber(text: string): number | null {
  const read = /^([-+]?)([\d.,'’\s]*\d)\s*(mil|k|K|M)?$/u.exec(text.trim());
  if (!read) return null;
  const [, sign = '', digits = '', scale] = read;
  const plain = plainDigits(digits.replaceAll(/\s/gu, ' ').trim(), scale !== undefined);
  if (plain === null) return null;
  const value = Number(plain) * scaleOf(scale);
  return sign === '-' ? -value : value;
}

/** «1.234» and «45,000» could be decimals too. */
export function isThousandsByGuess(digits: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);
}

function scaleOf(scale: string | undefined): number {
  if (scale === undefined) return 1;
  return scale === 'M' ? 1_000_000 : 1_000;
}

function plainDigits(digits: string, isScaled: boolean): string | null {
  const decimal = decimalSeparator(digits, isScaled);
  const [whole = '', fraction, ...more] = decimal ? digits.split(decimal) : [digits];
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  if (!/^(\d*|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+|\d{1,3}([ '’]\d{3})+)$/.test(whole)) return null;
  return `${whole.replaceAll(/[.,' ’]/g, '') || '0'}.${fraction ?? '0'}`;
}

function decimalSeparator(digits: string, isScaled: boolean): '.' | ',' | null {
  const [dots, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (dots > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  if (dots + commas !== 1) return null;
  if (!isScaled && isThousandsByGuess(digits)) return null;
  return dots === 1 ? '.' : ',';
}
