import { isAmong } from '#contract/rules/is-among.ts';
import { signUpRoles, userRoles, type UserRole } from './values.ts';

/** What a role may allow. `users.edit` is the right to one's own account, which every role has. */
export const claims = [
  'accounts.edit',
  'audit.read',
  'catalogue.edit',
  'certificates.revoke',
  'classes.edit',
  'contents.edit',
  'coupons.edit',
  'enrollments.edit',
  'forms.edit',
  'forms.read',
  'health.manage',
  'legal.edit',
  'messages.edit',
  'news.edit',
  'orders.edit',
  'orders.read',
  'organizations.edit',
  'organizations.read',
  'payments.approve',
  'reviews.hide',
  'reviews.reply',
  'roles.edit',
  'settings.edit',
  'tokens.manage',
  'users.edit',
  'users.manage',
  'users.read',
  'webhooks.manage',
] as const;
export type Claim = (typeof claims)[number];

/** What anyone may do who has an account. */
export const claimsOfEveryone = ['users.edit'] as const satisfies Claim[];

/** What the role of administrators always keeps, so that they can give each other the rest. */
export const claimsOfAdministrators = [
  'roles.edit',
  'users.edit',
  'users.manage',
  'users.read',
] as const satisfies Claim[];

/** Whether a role always has a claim, or never has it; null where staff decide. */
export function fixedClaim(role: UserRole, claim: Claim): boolean | null {
  if (isOfEveryone(claim) || (role === 'administrator' && isOfAdministrators(claim))) return true;
  return isSignUpRole(role) ? false : null;
}

const isOfEveryone = isAmong(claims, claimsOfEveryone);
const isOfAdministrators = isAmong(claims, claimsOfAdministrators);
const isSignUpRole = isAmong(userRoles, signUpRoles);
