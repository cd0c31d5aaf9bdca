const dayMs = 86_400_000;

/** A day as a calendar on a wall has it: 2026-11-30. */
export type Day = string;

/** How many days there are from the first to the last, both among them; none where they are out of order. */
export function countDays(first: Day, last: Day): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1);
}

export function daysFrom(first: Day, many: number): Day[] {
  return Array.from({ length: many }, (_, place) => dayAfter(first, place));
}

export function dayAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The moments at which days begin in a zone; where the clocks skip midnight, the first moment after it. */
export function beginsOf(days: readonly Day[], tz: string): Date[] {
  const offsetAt = offsetsIn(tz);
  return days.map((day) => {
    const shown = Date.parse(day);
    // Twice, since the clocks may change between the guess and the moment itself.
    const guess = shown - offsetAt(shown);
    return new Date(shown - offsetAt(guess));
  });
}

export function isTimeZone(tz: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: tz }).format().length > 0;
  } catch {
    return false;
  }
}

function offsetsIn(tz: string): (moment: number) => number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: tz, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
