const hourMs = 3_600_000;

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

/** Seats are not held beyond the registration deadline of a class [domain 1.2]. */
export function notPast(until: Date, deadlines: (Date | null)[]): Date {
  return deadlines.reduce<Date>((earliest, deadline) => (deadline && deadline < earliest ? deadline : earliest), until);
}
