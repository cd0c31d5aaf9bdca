import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { Person } from '../self.ts';
import { factorResetStatuses } from '../values.ts';

export const FactorReset = z
  .object({
    id: Id,
    user_id: Id,
    username: z.string(),
    person: Person,
    reason: z.string(),
    status: z.enum(factorResetStatuses),
    requested_by: Person,
    requested_at: Moment,
    expires_at: Moment,
    confirmed_by: Person.nullable(),
    confirmed_at: Moment.nullable(),
  })
  .describe('The removal of every second factor of a user, which two members of staff decide together.');
export type FactorReset = z.infer<typeof FactorReset>;

export const FactorResetFilter = z
  .strictObject({ id: matches(Id), user_id: matches(Id), status: z.enum(factorResetStatuses) })
  .partial();
export type FactorResetFilter = z.infer<typeof FactorResetFilter>;

export const NewFactorReset = z.strictObject({ user_id: Id, reason: z.string().trim().min(1).max(300) });
export type NewFactorReset = z.infer<typeof NewFactorReset>;

const Reference = z.strictObject({ id: Id });
const deciding = ['not_signed_in', 'not_allowed', 'reauthentication_required', 'not_found'] as const;

export const factorResets = {
  retrieveFactorResets: retrieval('/users/factor-resets', {
    summary: 'List resets of second factors',
    description: 'Needs the claim `users.manage`. Newest first.',
    claim: 'users.manage',
    filter: FactorResetFilter,
    result: FactorReset,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  requestFactorReset: command('POST', '/users/factor-resets/create', {
    summary: 'Request a reset of the second factors of a user',
    description:
      'Needs the claim `users.manage`, every staff claim that the user has, and a recent proof of identity. Nothing changes until somebody else confirms it, within 24 hours.',
    about: 'factor-resets',
    claim: 'users.manage',
    data: NewFactorReset,
    result: FactorReset,
    refuses: [...deciding, 'own_account', 'no_second_factor', 'already_requested'],
  }),

  confirmFactorReset: command('PUT', '/users/factor-resets/confirm', {
    summary: 'Confirm a reset of second factors',
    description:
      'Needs the same as the request, from another member of staff. Removes passkeys, authenticator app and recovery codes, ends every session, and notifies the user.',
    about: 'factor-resets',
    claim: 'users.manage',
    data: Reference,
    result: FactorReset,
    refuses: [...deciding, 'own_account', 'second_person_needed', 'request_over'],
  }),

  withdrawFactorReset: command('PUT', '/users/factor-resets/withdraw', {
    summary: 'Withdraw or reject a reset of second factors',
    description: 'Needs the claim `users.manage`.',
    about: 'factor-resets',
    claim: 'users.manage',
    data: Reference,
    result: FactorReset,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'request_over'],
  }),
};
