import { z } from 'zod';
import { Id, LocaleKey, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { Person } from '../self.ts';
import { signUpRoles, userRoles } from '../values.ts';

const RoleName = z.enum(userRoles);
const Search = z.string().trim().max(200);
const Reason = z.string().trim().min(1).max(300);

export const UserRecord = z
  .object({
    id: Id,
    username: z.string(),
    person: Person,
    phone: z.string().nullable(),
    roles: z.array(RoleName),
    created_at: Moment,
    disabled_at: Moment.nullable(),
    last_used_at: Moment.nullable().describe('When a session of the user was last refreshed; null for never.'),
    has_second_factor: z.boolean(),
  })
  .describe('A user as staff see it.');
export type UserRecord = z.infer<typeof UserRecord>;

export const UserRecordFilter = z
  .strictObject({
    id: matches(Id),
    search: Search.describe('Words of the name, the email address and the phone number, all of which have to match.'),
    role: matches(RoleName),
    is_disabled: z.boolean(),
  })
  .partial();
export type UserRecordFilter = z.infer<typeof UserRecordFilter>;

export const RoleChange = z.strictObject({ id: Id.describe('The user.'), role: RoleName });
export type RoleChange = z.infer<typeof RoleChange>;

export const UserReference = z.strictObject({ id: Id });
export type UserReference = z.infer<typeof UserReference>;

export const Disabling = z.strictObject({ id: Id, reason: Reason });
export type Disabling = z.infer<typeof Disabling>;

export const WaitingSignUp = z
  .object({
    id: Id,
    username: z.string(),
    name: z.string(),
    role: z.enum(signUpRoles),
    locale: LocaleKey,
    created_at: Moment,
    expires_at: Moment,
  })
  .describe('A sign-up whose email address is not confirmed yet.');
export type WaitingSignUp = z.infer<typeof WaitingSignUp>;

export const SignUpFilter = z.strictObject({ id: matches(Id), search: Search }).partial();
export type SignUpFilter = z.infer<typeof SignUpFilter>;

const managing = ['not_signed_in', 'not_allowed', 'reauthentication_required', 'not_found'] as const;

export const staffUsers = {
  retrieveUserRecords: retrieval('/users/records', {
    summary: 'List users as staff see them',
    description: 'Needs the claim `users.read`. By name, unless sorted otherwise.',
    claim: 'users.read',
    filter: UserRecordFilter,
    result: UserRecord,
    sort: ['id', 'name', 'username', 'created_at', 'last_used_at'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  giveUserRole: command('PUT', '/users/roles/give', {
    summary: 'Give a user a role',
    description:
      'Needs the claim `roles.edit` and a recent proof of identity. Counts from the next request of the user. Idempotent.',
    about: 'users',
    claim: 'roles.edit',
    data: RoleChange,
    result: UserRecord,
    refuses: managing,
  }),

  takeUserRole: command('PUT', '/users/roles/take', {
    summary: 'Take a role from a user',
    description:
      'Needs the claim `roles.edit` and a recent proof of identity. Counts from the next request of the user. Idempotent. The last administrator keeps the role.',
    about: 'users',
    claim: 'roles.edit',
    data: RoleChange,
    result: UserRecord,
    refuses: [...managing, 'last_administrator'],
  }),

  disableUser: command('PUT', '/users/disable', {
    summary: 'Disable a user',
    description:
      'Needs the claim `users.manage`, every staff claim that the user has, and a recent proof of identity. The user cannot sign in, and every session ends; everything else stays. The last administrator cannot be disabled, nor can you.',
    claim: 'users.manage',
    data: Disabling,
    result: UserRecord,
    refuses: [...managing, 'own_account', 'last_administrator'],
  }),

  enableUser: command('PUT', '/users/enable', {
    summary: 'Enable a disabled user',
    description: 'Needs the claim `users.manage`, every staff claim that the user has, and a recent proof of identity.',
    claim: 'users.manage',
    data: UserReference,
    result: UserRecord,
    refuses: managing,
  }),

  endUserSessions: command('PUT', '/users/end-sessions', {
    summary: 'End every session of a user',
    description: 'Needs the claim `users.manage` and every staff claim that the user has. The user can sign in again.',
    claim: 'users.manage',
    data: UserReference,
    result: z.object({ ended: z.int().nonnegative() }),
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),

  retrieveSignUps: retrieval('/users/sign-ups', {
    summary: 'List sign-ups that wait for their confirmation',
    description: 'Needs the claim `users.read`. Newest first.',
    claim: 'users.read',
    filter: SignUpFilter,
    result: WaitingSignUp,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  resendSignUp: command('PUT', '/users/sign-ups/resend', {
    summary: 'Send the confirmation email of a sign-up again',
    description:
      'Needs the claim `users.manage`. The sign-up waits for another 24 hours. An address receives at most five of these emails an hour.',
    about: 'sign-ups',
    claim: 'users.manage',
    data: UserReference,
    result: WaitingSignUp,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
};
