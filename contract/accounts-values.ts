export const userRoles = ['student', 'client', 'administrator', 'trainer'] as const;
export type UserRole = (typeof userRoles)[number];

/** What a person may call themselves at sign-up; the house gives the other roles. */
export const signUpRoles = ['student', 'client'] as const;
export type SignUpRole = (typeof signUpRoles)[number];

/** Their bodies hold passwords or their answers tokens: nothing of them is kept, and what they refuse still counts. */
export const secretPaths = [
  '/users/register',
  '/users/authenticate',
  '/users/refresh-token',
  '/users/sign-out',
  '/users/change-password',
] as const;
