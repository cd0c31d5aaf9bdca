import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';
import { Closing, DataExport } from './values.ts';

const OfUser = z.strictObject({ user_id: Id });
export type OfUser = z.infer<typeof OfUser>;

export const Requested = z.strictObject({
  id: Id.describe('The user.'),
  reason: z.string().trim().min(1).max(300).describe('How the person asked for it, and how you know that it was they.'),
});
export type Requested = z.infer<typeof Requested>;

const reading = ['not_signed_in', 'not_allowed', 'not_found'] as const;
const acting = [...reading, 'own_account'] as const;

/** What staff do with the data of somebody who asks for it in writing or at the desk. */
export const staffPrivacy = {
  retrieveUserExports: retrieval('/users/records/exports', {
    summary: 'List the exports of the personal data of a user',
    description: 'Needs the claim `users.read`. Newest first. Only the user downloads one.',
    claim: 'users.read',
    filter: OfUser,
    result: DataExport,
    sort: ['id'],
    refuses: reading,
  }),
  requestUserExport: command('POST', '/users/records/export', {
    summary: 'Request an export of the personal data of a user',
    description:
      'On the request of the person. Needs the claim `users.manage`, every staff claim that the user has, and a recent proof of identity. The user gets an email when it is ready, and downloads it signed in; staff cannot.',
    about: 'users',
    claim: 'users.manage',
    data: Requested,
    result: DataExport,
    refuses: [...acting, 'reauthentication_required', 'too_many_requests', 'nobody_opens_export'],
  }),
  retrieveUserClosing: retrieval('/users/records/closing', {
    summary: 'Retrieve whether and when the account of a user closes, and what stands in the way',
    description: 'Needs the claim `users.read`.',
    claim: 'users.read',
    filter: OfUser,
    result: Closing,
    refuses: reading,
  }),
  closeUser: command('PUT', '/users/records/close', {
    summary: 'Close the account of a user',
    description:
      'On the request of the person. Needs the claim `users.manage`, every staff claim that the user has, and a recent proof of identity. Can be undone within the grace period, by the user or by staff; then the personal data are erased. Idempotent.',
    about: 'users',
    claim: 'users.manage',
    data: Requested,
    result: Closing,
    refuses: [...acting, 'reauthentication_required', 'last_administrator', 'owned_organization'],
  }),
  keepUser: command('PUT', '/users/records/keep', {
    summary: 'Cancel the closing of the account of a user',
    description: 'Needs the claim `users.manage` and every staff claim that the user has. Idempotent.',
    about: 'users',
    claim: 'users.manage',
    data: z.strictObject({ id: Id }),
    result: Closing,
    refuses: acting,
  }),
};
