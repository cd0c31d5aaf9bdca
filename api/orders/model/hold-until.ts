const hourMs = 3_600_000;

/** Time to choose how to pay, before any attempt has been made. */
const chooseHours = 2;
/** An attempt that timed out can be tried again for so long [domain 1.3]. */
const graceHours = 24;

export function firstHoldUntil(placedAt: Date): Date {
  return new Date(placedAt.getTime() + chooseHours * hourMs);
}

/** An order lives a day longer than its latest attempt to pay. */
export function orderExpiry(payBy: Date, expiresAt: Date | null): Date {
  const fromAttempt = new Date(payBy.getTime() + graceHours * hourMs);
  return expiresAt && expiresAt > fromAttempt ? expiresAt : fromAttempt;
}

/** Nothing waits longer than a class takes registrations [domain 1.2]. */
export function notPast(until: Date, deadlines: (Date | null)[]): Date {
  return deadlines.reduce<Date>((earliest, deadline) => (deadline && deadline < earliest ? deadline : earliest), until);
}
