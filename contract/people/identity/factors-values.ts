/** The ways to complete a sign-in that needs a second step. */
export const signInWays = ['email', 'totp', 'passkey', 'recovery_code'] as const;
export type SignInWay = (typeof signInWays)[number];

export const devices = ['computer', 'phone', 'tablet', 'other'] as const;

/** The delay before another code can be requested; at most three in 15 minutes (domain 7). */
export const resendAfterSeconds = 60;

export const mostPasskeys = 20;
export const longestPasskeyName = 60;
