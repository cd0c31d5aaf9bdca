/** How long the tokens of a session last (domain 7). */
export const accessMinutes = 10;
export const idleDays = 30;
export const absoluteDays = 90;
export const graceSeconds = 10;
export const proofMinutes = 10;

export function accessEndsAt(now: Date): Date {
  return new Date(now.getTime() + accessMinutes * 60_000);
}

export function familyEndsAt(now: Date): Date {
  return new Date(now.getTime() + absoluteDays * 86_400_000);
}

/** A refresh token dies unused after 30 days, and with its family in any case. */
export function refreshEndsAt(now: Date, familyEnd: Date): Date {
  return new Date(Math.min(now.getTime() + idleDays * 86_400_000, familyEnd.getTime()));
}

/** A session that was not used since then has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * 86_400_000);
}

export type Held = {
  expires_at: Date;
  spent_at: Date | null;
  family_expires_at: Date;
  family_revoked_at: Date | null;
};

export type Fate = 'rotate' | 'replay' | 'expired' | 'reused';

/** What becomes of a refresh token that is shown: two tabs may show the same one within the grace, a thief may not. */
export function fateOf({ expires_at, spent_at, family_expires_at, family_revoked_at }: Held, now: Date): Fate {
  if (family_revoked_at || family_expires_at <= now) return 'expired';
  if (spent_at) return now.getTime() - spent_at.getTime() <= graceSeconds * 1_000 ? 'replay' : 'reused';
  return expires_at <= now ? 'expired' : 'rotate';
}

/** Whether it is recent enough that the user is surely still the one at the device. */
export function isFreshProof(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= proofMinutes * 60_000;
}

export function freshUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMinutes * 60_000);
}
