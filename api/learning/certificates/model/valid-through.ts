import { dayAfter, monthAfter, type Day } from '#contract/rules/days.ts';

/**
 * The last day of a certificate that is valid for so many months from the end of the training: the same day of that
 * month, or its last day where it is shorter.
 */
export function validThrough(endsOn: Day, months: number): Day {
  const first = monthAfter(endsOn, months);
  const last = Number(dayAfter(monthAfter(first, 1), -1).slice(8));
  const day = Math.min(Number(endsOn.slice(8)), last);
  return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
}
