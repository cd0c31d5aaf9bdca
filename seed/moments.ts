import { dayIn, type Day } from '#contract/rules/days.ts';
import { momentAt as momentIn } from '#contract/rules/days-in-zone.ts';

export { dayAfter, mondayOf } from '#contract/rules/days.ts';

/** The operator's zone: the seed counts past, present and future days in it. */
const operatorZone = 'Africa/Luanda';

/** `2026-11-21`: today in Luanda, or SEED_TODAY for reproducible tests and screenshots. */
export function seedDay(now: Date, input = process.env.SEED_TODAY): Day {
  return input ?? dayIn(operatorZone, now);
}

export function momentAt(day: Day, time: string, zone: string = operatorZone): Date {
  return momentIn(day, time, zone);
}
