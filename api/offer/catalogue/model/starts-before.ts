import type { StartWindow } from '#contract/offer/catalogue/calls.ts';
import { daysAhead } from '#contract/offer/catalogue/values.ts';
import { dayMs } from '#contract/rules/durations.ts';

/** Days are UTC: daytime classes fall on the same date in every place where the operator teaches. */
export function startsBefore(window: StartWindow, now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs);
  return new Date((today + daysAhead[window] + 1) * dayMs);
}
