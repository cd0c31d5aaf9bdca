import type { SignInWay } from '#contract/people/identity/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';

/** The time limit and the attempts for a second factor (domain 7). */
export const challengeMinutes = 10;
export const mostTries = 5;
export const mostSends = 3;
export const sendWindowMinutes = 15;

/** Counted per user, so that starting over brings no more attempts. */
export const mostTriesOfUser = { aQuarterHour: 10, aDay: 50 };

export function endOf(startedAt: Date): Date {
  return new Date(startedAt.getTime() + challengeMinutes * minuteMs);
}

export type FactorsOfUser = { has_totp: boolean; has_passkey: boolean; has_recovery_codes: boolean };

/**
 * The ways to complete a sign-in with the right password; empty when nothing more is needed. A factor counts whatever
 * the setting says.
 */
export function waysOf({ has_totp, has_passkey, has_recovery_codes }: FactorsOfUser, mailsCode: boolean): SignInWay[] {
  if (!has_totp && !has_passkey) return mailsCode ? ['email'] : [];
  const ways: SignInWay[] = [];
  if (has_passkey) ways.push('passkey');
  if (has_totp) ways.push('totp');
  if (has_recovery_codes) ways.push('recovery_code');
  return ways;
}
