import type { IdentityDocument } from '#contract/people/people/values.ts';

export type Document = { type: IdentityDocument; number: string; country: string };

export function normalDocumentNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[\s./-]/g, '');
}

export function isDocumentOf({ type, country }: Omit<Document, 'number'>): boolean {
  if (type === 'cc') return country === 'PT';
  if (type === 'dire') return country === 'MZ';
  return true;
}

/** Expects `number` as `normalDocumentNumber` returns it [domain 3]. */
export function isDocumentNumber({ type, number, country }: Document): boolean {
  if (type === 'cc') return /^\d{8}$/.test(number) || isCitizenCard(number);
  if (type === 'bi' && country === 'AO') return /^\d{9}[A-Z]{2}\d{3}$/.test(number);
  if (type === 'bi' && country === 'MZ') return /^\d{12}[A-Z]$/.test(number);
  if (type === 'bi' && country === 'PT') return /^\d{7,9}$/.test(number);
  if (type === 'passport') return /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number);
  return /^(?=.*\d)[A-Z0-9]{4,20}$/.test(number);
}

/**
 * The full number of a Portuguese citizen card: eight digits, a check digit, two characters of a version, and a check
 * digit for all.
 */
function isCitizenCard(number: string): boolean {
  if (!/^\d{9}[A-Z0-9]{2}\d$/.test(number)) return false;
  const sum = Array.from(number).reduce((total, sign, place) => total + weighed(Number.parseInt(sign, 36), place), 0);
  return sum % 10 === 0;
}

/** Every second character counts double, starting with the first of twelve. */
function weighed(value: number, place: number): number {
  if (place % 2 === 1) return value;
  return value * 2 > 9 ? value * 2 - 9 : value * 2;
}
