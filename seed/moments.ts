/** The house's own day: what is past, running and ahead in the seed counts from it. */
const houseZone = 'Africa/Luanda';
const dayMs = 86_400_000;

/** `2026-11-21`: today in Luanda, or what SEED_TODAY says, so that a test or a screenshot can stand still. */
export function seedDay(now: Date, wish = process.env.SEED_TODAY): string {
  return wish ?? new Intl.DateTimeFormat('sv-SE', { timeZone: houseZone }).format(now);
}

/** The moment at which a clock in that zone shows this day and time. */
export function momentAt(day: string, time: string, zone: string = houseZone): Date {
  const shown = new Date(`${day}T${time}:00Z`);
  return new Date(shown.getTime() - offsetAt(shown, zone));
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday of that day's week. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetAt(moment: Date, zone: string): number {
  return Date.parse(`${clockOf(zone).format(moment).replace(' ', 'T')}Z`) - moment.getTime();
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock;
}
