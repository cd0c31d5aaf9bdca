export const userRoles = ['student', 'client', 'administrator', 'trainer'] as const;
export type UserRole = (typeof userRoles)[number];

/** What a person may say at sign-up; the house gives the other roles. */
export const signUpRoles = ['student', 'client'] as const;
export type SignUpRole = (typeof signUpRoles)[number];

/** The terms and privacy policy that one accepts at sign-up. */
export const termsVersion = '2026-11';

/** At least as strict as the setting passwordMinLength at first; the server decides (domain 7). */
export const passwordMinLength = 12;

/** What could be an address; whether it is one, only a mail can tell. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.\d]{2,}$/.test(text);
}

/** Their bodies hold passwords or their answers tokens: nothing of them is kept, and what they refuse still counts. */
export const secretPaths = [
  '/users/register',
  '/users/resend-confirmation',
  '/users/confirm-email',
  '/users/forgot',
  '/users/reset',
  '/users/authenticate',
  '/users/refresh-token',
  '/users/sign-out',
  '/users/change-password',
  '/users/verification-code',
  '/users/verification-code/send',
  '/users/reauthenticate',
  '/users/passkeys/sign-in-options',
  '/users/passkeys/sign-in',
  '/users/passkeys/options',
  '/users/passkeys/create',
  '/users/totp/create',
  '/users/totp/confirm',
  '/users/recovery-codes/create',
  '/users/update-user-and-person',
  '/users/change-username',
  '/users/confirm-username',
] as const;
