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
  /** Null where nobody knows yet what the money is for. */
  order_id: Id.nullable(),
  order_number: z.string().nullable(),
  /** The attempt that the money names. */
  payment_id: Id.nullable(),
  /** In the currency `currency_key`; null where it could not be read. */
  amount_minor: z.int().positive().nullable(),
  /** The currency that arrived, as in `aoa`; it may be one that this site does not know. */
  currency_key: z.string().nullable(),
  /** What the order cost, in its own currency `order_currency_id`. */
  due_minor: z.int().nonnegative().nullable(),
  order_currency_id: Id.nullable(),
  opened_at: Moment,
  /** When the buyer asked for the money. */
  reclaimed_at: Moment.nullable(),
  resolved_at: Moment.nullable(),
  /** The user who resolved it. Null for everyone but staff, as is all that follows. */
  resolved_by: Id.nullable(),
  note: z.string().nullable(),
  /** The difference that staff accepted. */
  waived_minor: z.int().nonnegative().nullable(),
  provider: z.string().nullable(),
  /** The id of the payment at the provider. */
  external_id: z.string().nullable(),
  /** The reference that was paid, as the provider names it. */
  provider_ref: z.string().nullable(),
  /** What the provider sent, where it could not be understood. */
  received_text: z.string().nullable(),
});
export type PaymentCase = z.infer<typeof PaymentCase>;

export const PaymentCaseFilter = z
  .strictObject({
    id: matches(Id),
    kind: matches(CaseKind),
    state: matches(CaseState),
    order_id: matches(Id),
    /** True for cases whose buyer asked for the money. */
    is_reclaimed: z.boolean(),
    /** Part of the number of the order, of the reference, or of the id at the provider. */
    search: z.string().trim().min(1).max(100),
  })
  .partial();
export type PaymentCaseFilter = z.infer<typeof PaymentCaseFilter>;

const note = z.string().trim().min(1).max(500);

export const CaseResolution = z.discriminatedUnion('move', [
  z.strictObject({
    id: Id,
    move: z.literal('settle'),
    /** The attempt that the money is for, where the case names none. */
    payment_id: Id.optional(),
    /** What the money is worth in the currency of the order, where its amount or currency does not say so. */
    accepted_minor: z.int().positive().optional(),
    /** Needed where the money is less than the order costs, and with `accepted_minor`. */
    note: note.optional(),
  }),
  z.strictObject({ id: Id, move: z.literal('refund'), note }),
  z.strictObject({
    id: Id,
    move: z.literal('credit'),
    /** The attempt that the money is for, where the case names none. */
    payment_id: Id.optional(),
    note,
  }),
  z.strictObject({ id: Id, move: z.literal('dismiss'), note }),
]);
export type CaseResolution = z.infer<typeof CaseResolution>;

export const paymentCases = {
  /**
   * Money that arrived late, twice, in another amount or currency, for nothing known, or that cannot be read. Of the orders
   * that you may read; with the claim `payments.approve`, everyone's. Newest first. [domain 1.3]
   */
  retrievePaymentCases: retrieval('/payment-cases', {
    summary: 'List cases of late or wrong money',
    filter: PaymentCaseFilter,
    result: PaymentCase,
    refuses: ['not_signed_in'],
  }),

  /**
   * Needs the claim `payments.approve`. `settle` pays for the order with the money of the case and of what arrived short
   * before, while seats are free; what is too much stays in the case. `refund` starts a refund of the money (`PUT
   * /refunds/progress`); money that belongs to no order, or came in another currency, is returned outside this site, and the
   * note says how. `credit` books the money on the current account of the organization that ordered. `dismiss` ends a case
   * without money to return. Refuses `case_order_unknown`, `case_order_paid`, `case_too_little` where money is missing and
   * no note accepts the difference, `case_no_seats`, `case_not_creditable` for an order of a person or money in another
   * currency than the order, and `invalid_transition` for a case that was resolved before. [domain 1.3]
   */
  resolvePaymentCase: command('PUT', '/payment-cases/resolve', {
    summary: 'Settle, refund, credit or dismiss a case',
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

  /**
   * For buyers with the right `orders.place`: asks for the money of an open case. Once reclaimed, it no longer counts
   * towards the order.
   */
  reclaimPaymentCase: command('PUT', '/payment-cases/reclaim', {
    summary: 'Ask for the money of a case',
    data: ItemReference,
    result: PaymentCase,
    refuses: ['not_signed_in', 'not_found', 'invalid_transition'],
  }),
};
