import { hourMs } from '#contract/rules/durations.ts';

const chooseHours = 2;
/** After an attempt timed out, during which the buyer can try again [domain 1.3]. */
const graceHours = 24;

export function firstHoldUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + chooseHours * hourMs);
}

export function orderExpiry(payBy: Date, expiresAt: Date | null): Date {
  const fromAttempt = new Date(payBy.getTime() + graceHours * hourMs);
  return expiresAt && expiresAt > fromAttempt ? expiresAt : fromAttempt;
}
