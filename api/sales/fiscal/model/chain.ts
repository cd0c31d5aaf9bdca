import { dateFormat } from '#contract/rules/formats.ts';

/** `FR M2026/7` */
export function fiscalNumber(kind: string, { prefix, year }: { prefix: string; year: number }, place: number): string {
  return `${kind} ${prefix}${year}/${place}`;
}

/** As in `2026-11-21`. */
export function dayIn(zone: string, moment: Date): string {
  return momentIn(zone, moment).slice(0, 10);
}

/** As in `2026-11-21T09:00:00`, without a zone [Portaria 363/2010]. */
export function momentIn(zone: string, moment: Date): string {
  return dateFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(moment)
    .replace(' ', 'T');
}

/** The clocks of two processes differ, and no document of a series may be older than the one before it. */
export function notBefore(now: Date, last: Date | null): Date {
  return last && last > now ? last : now;
}

type Link = { zone: string; issuedAt: Date; enteredAt: Date; number: string; totalMinor: number; previousHash: string };

/** `InvoiceDate;SystemEntryDate;InvoiceNo;GrossTotal;PreviousHash` [domain 2]. */
export function signedText({ zone, issuedAt, enteredAt, number, totalMinor, previousHash }: Link): string {
  return [dayIn(zone, issuedAt), momentIn(zone, enteredAt), number, decimal(totalMinor), previousHash].join(';');
}

/** With two decimals and a dot. */
export function decimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The signs 1, 11, 21 and 31, which are printed. */
export function printedSigns(hash: string): string {
  return [0, 10, 20, 30].map((place) => hash.charAt(place)).join('');
}
