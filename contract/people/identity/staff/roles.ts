import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { command, matches, retrieval, versioned } from '#contract/shapes.ts';
import { claims } from '../claims.ts';
import { Person } from '../self.ts';
import { userRoles } from '../values.ts';

const Claims = z.array(z.enum(claims)).max(claims.length);

export const RoleRecord = z
  .object({
    id: Id,
    name: z.enum(userRoles),
    claims: Claims,
    users: z.int().nonnegative().describe('How many users have the role, without disabled ones.'),
    version: z.int().positive(),
    updated_at: Moment.nullable(),
    updated_by: Person.nullable(),
  })
  .describe('A role with what it allows.');
export type RoleRecord = z.infer<typeof RoleRecord>;

export const ClaimsOfRole = versioned(z.strictObject({ id: Id, claims: Claims.describe('All of them.') }));
export type ClaimsOfRole = z.infer<typeof ClaimsOfRole>;

export const staffRoles = {
  retrieveRoles: retrieval('/roles', {
    summary: 'List roles and their claims',
    description: 'Needs the claim `roles.edit`.',
    claim: 'roles.edit',
    filter: z.strictObject({ id: matches(Id) }).partial(),
    result: RoleRecord,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  updateRole: command('PUT', '/roles', {
    summary: 'Change the claims of a role',
    description:
      'Needs the claim `roles.edit` and a recent proof of identity. Counts from the next request of each user. Administrators always keep `roles.edit`, `users.manage` and `users.read`; the roles that people sign up with have no claim of staff.',
    claim: 'roles.edit',
    data: ClaimsOfRole,
    result: RoleRecord,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'reauthentication_required',
      'not_found',
      'changed_meanwhile',
      'claims_of_administrators',
      'claims_of_everyone',
    ],
  }),
};
