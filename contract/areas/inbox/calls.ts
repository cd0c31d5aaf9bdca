import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { inboxKinds } from './values.ts';

export const InboxKind = z.enum(inboxKinds);

const Assignee = z.object({ id: Id, name: z.string() }).describe('A user who has taken an item.');

export const InboxItem = z.object({
  kind: InboxKind,
  id: Id.describe('Of the payment, the case, the refund, the file, the class and so on; unique within the kind.'),
  waits_since: Moment,
  due_at: Moment.nullable().describe('Until when it is to be decided; null where nothing says so.'),
  title: z.string().describe('Whom or what it is about: a person, an organization, a class, a subject.'),
  detail: z
    .string()
    .nullable()
    .describe(
      'A value of the kind: the method of a credit approval, the kind of a case, the status of a refund, the category of a file, the occasion of a hand-over.',
    ),
  about: z.string().nullable().describe('What was written: a reason, a review, a subject, an error.'),
  count: z.int().nonnegative().nullable().describe('Of reports, of attempts, or of people who are enrolled.'),
  least: z.int().nonnegative().nullable().describe('How many people a class needs.'),
  amount_minor: z.int().nonnegative().nullable(),
  currency_id: Id.nullable().describe('Null without an amount, or in a currency that this site does not have.'),
  person_id: Id.nullable(),
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  class_id: Id.nullable(),
  class_code: z.string().nullable(),
  course_id: Id.nullable(),
  course_title: z.string().nullable(),
  assigned_to: Assignee.nullable(),
  assigned_at: Moment.nullable(),
});
export type InboxItem = z.infer<typeof InboxItem>;

export const InboxFilter = z
  .strictObject({
    kind: z.union([InboxKind, z.array(InboxKind).min(1).max(inboxKinds.length)]),
    id: matches(Id).describe('Together with one kind.'),
    person_id: matches(Id).describe('Whom it is about; the buyer of an order.'),
    assigned_to: z.union([Id, z.null()]).describe('The user who has taken it; null for what nobody has taken.'),
    waits_since: matches(Moment),
  })
  .partial();
export type InboxFilter = z.infer<typeof InboxFilter>;

export const InboxCounter = z.object({
  kind: InboxKind,
  waiting: z.int().nonnegative(),
  mine: z.int().nonnegative().describe('Of these, what the caller has taken.'),
  oldest: Moment.nullable(),
});
export type InboxCounter = z.infer<typeof InboxCounter>;

const itemOf = { kind: InboxKind, id: Id };
const InboxAssignment = z.object({ ...itemOf, assigned_to: Assignee.nullable(), assigned_at: Moment.nullable() });
export type InboxAssignment = z.infer<typeof InboxAssignment>;

export const InboxItemToTake = z.strictObject({
  ...itemOf,
  from_user_id: Id.optional().describe('Who has it, to take it over from them; refused where somebody else has it.'),
});
export type InboxItemToTake = z.infer<typeof InboxItemToTake>;

export const InboxItemReference = z.strictObject(itemOf);
export type InboxItemReference = z.infer<typeof InboxItemReference>;

const assigning = ['not_signed_in', 'not_allowed', 'not_found'] as const;

export const inbox = {
  retrieveInbox: retrieval('/inbox', {
    summary: 'List what waits for staff',
    description:
      'Of all slices, the oldest first. Your claims decide which kinds you see; without any of them it refuses `not_allowed`. Each item is decided by the command of its kind, as `PUT /payments/approve`.',
    filter: InboxFilter,
    result: InboxItem,
    sort: ['waits_since'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  retrieveInboxCounters: retrieval('/inbox/counters', {
    summary: 'Count what waits for staff',
    description: 'An entry for each kind that you see, also where nothing waits.',
    filter: z.strictObject({}),
    result: InboxCounter,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  takeInboxItem: command('PUT', '/inbox/take', {
    summary: 'Take what waits',
    description:
      'Shows the others who decides it; the decision itself stays open to all who may take it. Of two people at once, one gets it. Refuses `inbox_item_taken` where somebody else has it, and `not_found` for what no longer waits.',
    data: InboxItemToTake,
    result: InboxAssignment,
    refuses: [...assigning, 'inbox_item_taken'],
  }),

  giveInboxItemBack: command('PUT', '/inbox/give-back', {
    summary: 'Give back what you have taken',
    description: 'Idempotent. Refuses `inbox_item_taken` where somebody else has it.',
    data: InboxItemReference,
    result: InboxAssignment,
    refuses: [...assigning, 'inbox_item_taken'],
  }),
};
