import { operatorZone } from '#contract/rules/operator-zone.ts';

const calendar = new Intl.DateTimeFormat('en', { timeZone: operatorZone, year: 'numeric' });

export function bookYear(moment: Date): string {
  return calendar.format(moment);
}

/** `M-2026-000123` */
export function orderNumber(year: string, number: number): string {
  return `M-${year}-${String(number).padStart(6, '0')}`;
}

/** `PF M2026/123` */
export function proformaNumber(year: string, number: number): string {
  return `PF M${year}/${number}`;
}
