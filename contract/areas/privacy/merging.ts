import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { command, retrieval } from '#contract/shapes.ts';

/** What moves from one account to the other, as the report counts it. */
export const mergeKinds = [
  'enrollments',
  'attendances',
  'attempts',
  'hand_ins',
  'certificates',
  'achievements',
  'orders',
  'payments',
  'fiscal_documents',
  'organizations',
  'requests',
  'gifts',
  'waiting',
  'wishlist',
  'reviews',
  'messages',
  'forms',
  'documents',
  'addresses',
  'consents',
  'files',
  'choices',
] as const;
export type MergeKind = (typeof mergeKinds)[number];

/** What has to be settled before two accounts are merged. */
export const mergeObstacles = [
  'staff',
  'disabled',
  'closing',
  'second_factor',
  'birth_date',
  'document',
  'class',
  'course',
  'certificate',
  'waiting',
  'organization',
  'orders',
  'refunds',
  'coupon',
  'reviews',
  'documents',
  'export',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

/** Fields of a person that an empty one takes over; a document and an address as a whole. */
export const mergedFields = [
  'birth_date',
  'document_number',
  'phone',
  'street',
  'professional_situation',
  'gender',
] as const;
export type MergedField = (typeof mergedFields)[number];

const MergedUser = z.object({ id: Id, name: z.string(), username: z.string() });

export const UserMerge = z
  .object({
    staying: MergedUser.describe('The account that stays.'),
    removed: MergedUser.describe('The account that goes into it.'),
    moves: z
      .array(z.object({ kind: z.enum(mergeKinds), count: z.int().positive() }))
      .describe('How much of what moves.'),
    obstacles: z
      .array(z.object({ obstacle: z.enum(mergeObstacles), count: z.int().positive() }))
      .describe('What has to be settled first.'),
    fills: z.array(z.enum(mergedFields)).describe('What the account that stays lacks, and gets from the other.'),
    differs: z
      .array(z.enum(['name', ...mergedFields]))
      .describe('What both have, and differently: that of the account that stays counts.'),
  })
  .describe('What a merge of two accounts of one person would do.');
export type UserMerge = z.infer<typeof UserMerge>;

export const Merged = z.object({
  id: Id.describe('The user that stays.'),
  user_id: Id,
  moved: z.int().nonnegative().describe('How many records have moved.'),
});
export type Merged = z.infer<typeof Merged>;

export const MergeOf = z.strictObject({ id: Id, user_id: Id });
export type MergeOf = z.infer<typeof MergeOf>;

export const NewMerge = z.strictObject({
  id: Id.describe('The user that stays.'),
  user_id: Id.describe('The user that goes into it.'),
  reason: z.string().trim().min(1).max(300).describe('How you know that both are one person.'),
});
export type NewMerge = z.infer<typeof NewMerge>;

const refuses = ['not_signed_in', 'not_allowed', 'not_found', 'own_account', 'merge_with_itself'] as const;

/** Two accounts of one person become one. */
export const mergingUsers = {
  retrieveUserMerge: retrieval('/users/records/merge', {
    summary: 'Retrieve what a merge of two accounts would do',
    description: 'Changes nothing. Needs the claim `users.manage`.',
    claim: 'users.manage',
    filter: MergeOf,
    result: UserMerge,
    refuses,
  }),
  mergeUsers: command('PUT', '/users/records/merge', {
    summary: 'Merge two accounts of one person',
    description:
      'Everything of `user_id` moves to `id`, in one transaction, and the emptied account is erased. Needs the claim `users.manage` and a recent proof of identity. Every session of both ends, and the person is told by email. Issued documents and certificates are not changed. Cannot be undone. Idempotent.',
    about: 'users',
    claim: 'users.manage',
    data: NewMerge,
    result: Merged,
    refuses: [...refuses, 'reauthentication_required', 'merge_obstacles', 'merge_account_gone'],
  }),
};
