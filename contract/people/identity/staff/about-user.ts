import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { retrieval } from '#contract/shapes.ts';
import { UserSession } from '../factors.ts';
import { Person } from '../self.ts';
import { accountMoves, userRoles } from '../values.ts';

export const SessionOfUser = UserSession.omit({ is_current: true }).describe('A session of somebody else.');
export type SessionOfUser = z.infer<typeof SessionOfUser>;

export const AccountMove = z
  .object({
    id: Id,
    move: z.enum(accountMoves),
    role: z.enum(userRoles).nullable().describe('The role that was given or taken.'),
    reason: z.string().nullable(),
    by: Person.nullable().describe('Null for the system.'),
    moved_at: Moment,
  })
  .describe('What was done with the account of a user.');
export type AccountMove = z.infer<typeof AccountMove>;

export const OfOneUser = z.strictObject({ user_id: Id });
export type OfOneUser = z.infer<typeof OfOneUser>;

export const aboutUser = {
  retrieveUserSessions: retrieval('/users/records/sessions', {
    summary: 'List the sessions of a user',
    description: 'The active ones, most recently used first; `user_id` is required. Needs the claim `users.read`.',
    claim: 'users.read',
    filter: OfOneUser,
    result: SessionOfUser,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),

  retrieveAccountMoves: retrieval('/users/records/history', {
    summary: 'List what was done with the account of a user',
    description:
      'Roles, disabling, closing, ended sessions and reset factors, newest first; `user_id` is required. Needs the claim `users.read`.',
    claim: 'users.read',
    filter: OfOneUser,
    result: AccountMove,
    refuses: ['not_signed_in', 'not_allowed', 'not_found'],
  }),
};
