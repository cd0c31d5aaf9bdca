import type { StartWindow } from '#contract/catalogue/calls.ts';
import { daysAhead } from '#contract/catalogue/values.ts';

const dayMs = 86_400_000;

/**
 * The moment before which a class starts within a window: the end of its last day. Days are those of UTC, which classes
 * that start by daylight share with every place that the operator teaches in.
 */
export function startsBefore(window: StartWindow, now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs);
  return new Date((today + daysAhead[window] + 1) * dayMs);
}
