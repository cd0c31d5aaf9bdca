export const userRoles = ['student', 'client', 'administrator', 'trainer'] as const;
export type UserRole = (typeof userRoles)[number];

/** What a person may call themselves at sign-up; the house gives the other roles. */
export const signUpRoles = ['student', 'client'] as const;
export type SignUpRole = (typeof signUpRoles)[number];
