import { dayMs, minuteMs } from '#contract/rules/durations.ts';
/** The lifetimes of a session's tokens (domain 7). */
export const accessMinutes = 10;
export const idleDays = 30;
export const absoluteDays = 90;
export const graceSeconds = 10;
const proofMinutes = 10;

export function accessEndsAt(now: Date): Date {
  return new Date(now.getTime() + accessMinutes * minuteMs);
}

export function familyEndsAt(now: Date): Date {
  return new Date(now.getTime() + absoluteDays * dayMs);
}

export function refreshEndsAt(now: Date, familyEnd: Date): Date {
  return new Date(Math.min(now.getTime() + idleDays * dayMs, familyEnd.getTime()));
}

export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleDays * dayMs);
}

export type Holding = {
  expires_at: Date;
  spent_at: Date | null;
  family_expires_at: Date;
  family_revoked_at: Date | null;
};

type Fate = 'rotate' | 'replay' | 'expired' | 'reused';

/** Within the grace two tabs may show the same token; later only a thief would. */
export function fateOf({ expires_at, spent_at, family_expires_at, family_revoked_at }: Holding, now: Date): Fate {
  if (family_revoked_at || family_expires_at <= now) return 'expired';
  if (spent_at) return now.getTime() - spent_at.getTime() <= graceSeconds * 1_000 ? 'replay' : 'reused';
  return expires_at <= now ? 'expired' : 'rotate';
}

export function isFreshProof(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= proofMinutes * minuteMs;
}

export function freshUntil(provenAt: Date): Date {
  return new Date(provenAt.getTime() + proofMinutes * minuteMs);
}
