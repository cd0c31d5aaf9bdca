const noZone = 'UTC';

/** The day it is somewhere, as 2026-11-21. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }) => [type, value] as const);
  const { year, month, day } = Object.fromEntries(parts);
  return `${year}-${month}-${day}`;
}

/** «25 de setembro de 2026» */
export function longDay(locale: string, day: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: noZone }).format(new Date(day));
}

/** «14–18 set. 2026», «28 set. – 3 out. 2026», «28 dez. 2026 – 12 fev. 2027» */
export function daySpan(locale: string, from: string, to: string): string {
  const [first, last] = [partsOf(locale, from), partsOf(locale, to)];
  const whole = `${last.day} ${last.month} ${last.year}`;
  if (from === to) return whole;
  if (first.year !== last.year) return `${first.day} ${first.month} ${first.year} – ${whole}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${whole}`;
  return `${first.day}–${whole}`;
}

function partsOf(locale: string, day: string) {
  const date = new Date(day);
  return {
    day: date.getUTCDate(),
    month: new Intl.DateTimeFormat(locale, { month: 'short', timeZone: noZone }).format(date),
    year: date.getUTCFullYear(),
  };
}
