export const userRoles = ['student', 'client', 'administrator', 'trainer'] as const;
export type UserRole = (typeof userRoles)[number];

/** What a person may say at sign-up; the operator gives the other roles. */
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
