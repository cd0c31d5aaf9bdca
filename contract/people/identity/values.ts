export const userRoles = ['student', 'client', 'administrator', 'trainer'] as const;
export type UserRole = (typeof userRoles)[number];

/** The operator gives the other roles. */
export const signUpRoles = ['student', 'client'] as const;
export type SignUpRole = (typeof signUpRoles)[number];

/** The default of the setting `passwordMinLength`; the server decides (domain 7). */
export const passwordMinLength = 12;

/** A plausibility check; only an email proves that the address exists. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^(?!mailto:)[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}$/i.test(text);
}

/** The ways to complete a sign-in that needs a second step. */
export const signInWays = ['email', 'totp', 'passkey', 'recovery_code'] as const;
export type SignInWay = (typeof signInWays)[number];

export const devices = ['computer', 'phone', 'tablet', 'other'] as const;

/** The delay before another code can be requested; at most three in 15 minutes (domain 7). */
export const resendAfterSeconds = 60;

export const mostPasskeys = 20;
export const longestPasskeyName = 60;

/** The first administrator's link lasts an hour, since it is read from a log or a terminal. */
export const operatorInvitationMinutes = 60;
export const userInvitationDays = 7;
export const userInvitationStatuses = ['open', 'accepted', 'withdrawn', 'expired'] as const;
export type UserInvitationStatus = (typeof userInvitationStatuses)[number];

/** What other programs send begins with it, so that a leaked one is recognised. */
export const apiTokenPrefix = 'mst_';
export const longestTokenName = 60;
export const longestTokenDays = 365;
export const apiTokenStates = ['active', 'expired', 'revoked'] as const;
export type ApiTokenState = (typeof apiTokenStates)[number];

export const factorResetHours = 24;
export const factorResetStatuses = ['requested', 'confirmed', 'withdrawn', 'expired'] as const;
export type FactorResetStatus = (typeof factorResetStatuses)[number];

/** What the history of an account has. */
export const accountMoves = [
  'give',
  'take',
  'disable',
  'enable',
  'end_sessions',
  'reset_factors',
  'export',
  'close',
  'keep',
  'erase',
  'merge',
] as const;
export type AccountMoveName = (typeof accountMoves)[number];
