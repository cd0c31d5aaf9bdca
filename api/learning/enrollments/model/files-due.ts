import { dayMs } from '#contract/rules/durations.ts';

type Due = { from: Date; days: number; startAt: Date | null };

/** The files are due some days later, and before the class starts where that is sooner (domain 4.2). */
export function filesDueAt({ from, days, startAt }: Due): Date {
  const due = new Date(from.getTime() + days * dayMs);
  const isSooner = startAt !== null && startAt > from && startAt < due;
  return isSooner ? startAt : due;
}
