import { z } from 'zod';
import { Id, ItemReference, Moment } from '#contract/basics.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { caseKinds, caseStates } from './values.ts';

export const CaseKind = z.enum(caseKinds);
export const CaseState = z.enum(caseStates);

export const PaymentCase = z.object({
  id: Id,
  kind: CaseKind,
  state: CaseState,
  order_id: Id.nullable().describe('Null where nobody knows yet what the money is for.'),
  order_number: z.string().nullable(),
  payment_id: Id.nullable().describe('The attempt that the money names.'),
  amount_minor: z
    .int()
    .positive()
    .nullable()
    .describe('In the currency `currency_key`; null where it could not be read.'),
  currency_key: z
    .string()
    .nullable()
    .describe('The currency that arrived, as in `aoa`; it may be one that this site does not know.'),
  due_minor: z.int().nonnegative().nullable().describe('What the order cost, in its own currency `order_currency_id`.'),
  order_currency_id: Id.nullable(),
  opened_at: Moment,
  reclaimed_at: Moment.nullable().describe('When the buyer asked for the money.'),
  resolved_at: Moment.nullable(),
  resolved_by: Id.nullable().describe('The user who resolved it. Null for everyone but staff, as is all that follows.'),
  note: z.string().nullable(),
  waived_minor: z.int().nonnegative().nullable().describe('The difference that staff accepted.'),
  provider: z.string().nullable(),
  external_id: z.string().nullable().describe('The id of the payment at the provider.'),
  provider_ref: z.string().nullable().describe('The reference that was paid, as the provider names it.'),
  received_text: z.string().nullable().describe('What the provider sent, where it could not be understood.'),
});
export type PaymentCase = z.infer<typeof PaymentCase>;

export const PaymentCaseFilter = z
  .strictObject({
    id: matches(Id),
    kind: matches(CaseKind),
    state: matches(CaseState),
    order_id: matches(Id),
    opened_at: matches(Moment),
    is_reclaimed: z.boolean().describe('True for cases whose buyer asked for the money.'),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe('Part of the number of the order, of the reference, or of the id at the provider.'),
  })
  .partial();
export type PaymentCaseFilter = z.infer<typeof PaymentCaseFilter>;

const note = z.string().trim().min(1).max(500);

export const CaseResolution = z.discriminatedUnion('move', [
  z.strictObject({
    id: Id,
    move: z.literal('settle'),
    payment_id: Id.optional().describe('The attempt that the money is for, where the case names none.'),
    accepted_minor: z
      .int()
      .positive()
      .optional()
      .describe('What the money is worth in the currency of the order, where its amount or currency does not say so.'),
    note: note.optional().describe('Needed where the money is less than the order costs, and with `accepted_minor`.'),
  }),
  z.strictObject({ id: Id, move: z.literal('refund'), note }),
  z.strictObject({
    id: Id,
    move: z.literal('credit'),
    payment_id: Id.optional().describe('The attempt that the money is for, where the case names none.'),
    note,
  }),
  z.strictObject({ id: Id, move: z.literal('dismiss'), note }),
]);
export type CaseResolution = z.infer<typeof CaseResolution>;

export const paymentCases = {
  retrievePaymentCases: retrieval('/payment-cases', {
    summary: 'List cases of late or wrong money',
    description:
      "Money that arrived late, twice, in another amount or currency, for nothing known, or that cannot be read. Of the orders that you may read; with the claim `payments.approve`, everyone's. Newest first unless sorted.",
    claim: 'payments.approve',
    filter: PaymentCaseFilter,
    result: PaymentCase,
    sort: ['id', 'opened_at', 'kind', 'state', 'amount_minor', 'order_number'],
    refuses: ['not_signed_in'],
  }),

  resolvePaymentCase: command('PUT', '/payment-cases/resolve', {
    summary: 'Settle, refund, credit or dismiss a case',
    description:
      'Needs the claim `payments.approve`. `settle` pays for the order with the money of the case and of what arrived short before, while seats are free; what is too much stays in the case. `refund` starts a refund of the money (`PUT /refunds/progress`); money that belongs to no order, or came in another currency, is returned outside this site, and the note says how. `credit` books the money on the current account of the organization that ordered. `dismiss` ends a case without money to return. Refuses `case_order_unknown`, `case_order_paid`, `case_too_little` where money is missing and no note accepts the difference, `case_no_seats`, `case_not_creditable` for an order of a person or money in another currency than the order, and `invalid_transition` for a case that was resolved before.',
    claim: 'payments.approve',
    data: CaseResolution,
    result: PaymentCase,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'invalid_transition',
      'case_order_unknown',
      'case_order_paid',
      'case_too_little',
      'case_no_seats',
      'case_not_creditable',
    ],
  }),

  reclaimPaymentCase: command('PUT', '/payment-cases/reclaim', {
    summary: 'Ask for the money of a case',
    description:
      'For buyers with the right `orders.place`: asks for the money of an open case. Once reclaimed, it no longer counts towards the order.',
    claim: 'payments.approve',
    data: ItemReference,
    result: PaymentCase,
    refuses: ['not_signed_in', 'not_found', 'invalid_transition'],
  }),
};
