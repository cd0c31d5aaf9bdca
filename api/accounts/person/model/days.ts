/** Nobody alive was born before it. */
const earliest = '1900-01-01';

/** Whether somebody who lives `today` can have been born on that day; both as `2026-11-21`. */
export function isBirthDate(day: string, today: string): boolean {
  return isDay(day) && day >= earliest && day <= today;
}

/** The day where it is latest on earth: nobody is told that their own today has not come yet. */
export function latestToday(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The day where it is earliest: nobody is told that their own today is over. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** Whether there is such a day in the calendar. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
