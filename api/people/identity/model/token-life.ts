import type { ApiTokenState } from '#contract/people/identity/values.ts';
import { longestTokenDays } from '#contract/people/identity/values.ts';
import { dayAfter, type Day } from '#contract/rules/days.ts';
import { minuteMs } from '#contract/rules/durations.ts';

/** Whether a token of today may have this last day. */
export function mayEndOn(day: Day, today: Day): boolean {
  return day >= today && day <= dayAfter(today, longestTokenDays);
}

export function tokenState(token: { revoked_at: Date | null; expires_at: Date }, now: Date): ApiTokenState {
  if (token.revoked_at) return 'revoked';
  return token.expires_at > now ? 'active' : 'expired';
}

/** The use of a token is written at most once a minute. */
export function isUseOld(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || lastUsedAt <= oldUseBefore(now);
}

export function oldUseBefore(now: Date): Date {
  return new Date(now.getTime() - minuteMs);
}

/** What is left of the claims of a token once its creator has fewer. */
export function claimsLeft(ofToken: readonly string[], ofCreator: readonly string[]): string[] {
  return ofToken.filter((claim) => ofCreator.includes(claim));
}
