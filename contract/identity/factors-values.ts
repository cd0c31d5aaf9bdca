/** How a sign-in that needs a second step can be completed. */
export const signInWays = ['email', 'totp', 'passkey', 'recovery_code'] as const;
export type SignInWay = (typeof signInWays)[number];

export const devices = ['computer', 'phone', 'tablet', 'other'] as const;

/** A mailed code may be asked for again after this long, and three times in a quarter of an hour (domain 7). */
export const resendAfterSeconds = 60;

export const mostPasskeys = 20;
export const longestPasskeyName = 60;
