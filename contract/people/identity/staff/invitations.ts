import { z } from 'zod';
import { Id, LocaleKey, Moment, textToOthers } from '#contract/basics.ts';
import { longestOfPerson } from '#contract/people/people/values.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { Person, Session } from '../self.ts';
import { userInvitationStatuses, userRoles } from '../values.ts';

const Roles = z.array(z.enum(userRoles)).min(1).max(userRoles.length);
const Username = z.string().max(320);
const Token = z.string().max(100);

export const UserInvitation = z
  .object({
    id: Id,
    username: z.string().nullable().describe('Null for the link in the log of a new site.'),
    roles: Roles,
    status: z.enum(userInvitationStatuses),
    invited_by: Person.nullable().describe('Null for an invitation by the operator of the server.'),
    created_at: Moment,
    expires_at: Moment,
  })
  .describe('An invitation to open an account with roles.');
export type UserInvitation = z.infer<typeof UserInvitation>;

export const UserInvitationFilter = z.strictObject({ status: z.enum(userInvitationStatuses) }).partial();
export type UserInvitationFilter = z.infer<typeof UserInvitationFilter>;

export const NewUserInvitation = z.strictObject({
  username: Username,
  roles: Roles,
  locale: LocaleKey.optional().describe('The language of the email; yours unless given.'),
});
export type NewUserInvitation = z.infer<typeof NewUserInvitation>;

export const OpenUserInvitation = z
  .object({
    username: z.string().nullable().describe('Null where the invited person enters the address.'),
    roles: Roles,
    expires_at: Moment,
  })
  .describe('A valid link; only its holder can retrieve it.');
export type OpenUserInvitation = z.infer<typeof OpenUserInvitation>;

export const UserInvitationFromLink = z.strictObject({ token: Token });
export type UserInvitationFromLink = z.infer<typeof UserInvitationFromLink>;

export const InvitedUser = z.strictObject({
  token: Token,
  username: Username.optional().describe('Only where the invitation has no address.'),
  first_name: textToOthers(z.string().max(longestOfPerson.first_name)),
  last_name: textToOthers(z.string().max(longestOfPerson.last_name)),
  password: z.string().max(256),
});
export type InvitedUser = z.infer<typeof InvitedUser>;

export const userInvitations = {
  inviteUser: command('POST', '/users/invite', {
    summary: 'Invite somebody to an account with roles',
    description:
      'Needs the claim `users.manage`, for roles of staff also `roles.edit`, and a recent proof of identity. Sends an email with a link that works once, for seven days; an earlier invitation of the address ends. Somebody with an account gets a role by `PUT /users/roles/give`.',
    about: 'user-invitations',
    claim: 'users.manage',
    data: NewUserInvitation,
    result: UserInvitation,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'reauthentication_required',
      'username_invalid',
      'user_exists',
      'too_many_requests',
    ],
  }),

  retrieveUserInvitations: retrieval('/users/invitations', {
    summary: 'List invitations to accounts with roles',
    description: 'Needs the claim `users.read`. Newest first.',
    claim: 'users.read',
    filter: UserInvitationFilter,
    result: UserInvitation,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  withdrawUserInvitation: command('PUT', '/users/invitations/withdraw', {
    summary: 'Withdraw an invitation',
    description: 'Needs the claim `users.manage`. The link stops working.',
    about: 'user-invitations',
    claim: 'users.manage',
    data: z.strictObject({ id: Id }),
    result: UserInvitation,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),

  retrieveOpenInvitations: retrieval('/users/invitations/open', {
    summary: 'Look up the link of an invitation',
    description: 'No result when the link was used, was withdrawn or has expired. The link stays usable.',
    filter: UserInvitationFromLink,
    result: OpenUserInvitation,
  }),

  acceptUserInvitation: command('POST', '/users/invitations/accept', {
    summary: 'Open the account of an invitation',
    description:
      'Creates the user with the roles of the invitation, and signs in. A role that needs a second factor has its claims once there is one.',
    secret: true,
    data: InvitedUser,
    result: Session,
    refuses: [
      'link_not_valid',
      'username_invalid',
      'user_exists',
      'name_missing',
      'password_too_short',
      'password_too_common',
      'password_has_context',
      'too_many_requests',
    ],
  }),
};
