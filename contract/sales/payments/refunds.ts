import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { mostCartItems } from '#contract/sales/cart/values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { byHandReasons, lineBars, refundDestinations, refundRules, refundStatuses } from './values.ts';

export const RefundStatus = z.enum(refundStatuses);
export const RefundDestination = z.enum(refundDestinations);

/** The bank account for refunds of the buyer, or that to which the money went; null where there is none. */
const account = {
  iban_country: z.string().nullable(),
  /** The last four characters. */
  iban_end: z.string().nullable(),
};

export const Refund = z.object({
  id: Id,
  order_id: Id,
  payment_id: Id,
  /** The case of late or wrong money that it returns; null for a refund of the order itself. */
  case_id: Id.nullable(),
  /** The lines whose money and seats are given back; empty for the whole order. */
  order_item_ids: z.array(Id),
  amount_minor: z.int().positive(),
  currency_id: Id,
  status: RefundStatus,
  /** Why the buyer asks; may be empty where the rule is `withdrawal`. */
  reason: z.string(),
  /** `withdrawal`: within the days of the country, before the class starts; otherwise staff decide. */
  rule: z.enum(refundRules),
  refuse_reason: z.string().nullable(),
  destination: RefundDestination,
  ...account,
  /** The whole IBAN, for those with the claim `orders.edit`, in the list of refunds, until the money was sent. */
  iban: z.string().nullable(),
  requested_at: Moment,
  /** Until when it is decided; null for refunds from before this was promised. */
  answer_by: Moment.nullable(),
  decided_at: Moment.nullable(),
  sent_at: Moment.nullable(),
  done_at: Moment.nullable(),
  withdrawn_at: Moment.nullable(),
});
export type Refund = z.infer<typeof Refund>;

export const RefundFilter = z
  .strictObject({ id: matches(Id), order_id: matches(Id), status: matches(RefundStatus) })
  .partial();
export type RefundFilter = z.infer<typeof RefundFilter>;

export const RefundRequest = z.strictObject({
  order_id: Id,
  /** Without it, all that is left of the order. */
  order_item_ids: z.array(Id).min(1).max(mostCartItems).optional(),
  /** Left out only where the rule is `withdrawal`. */
  reason: z.string().trim().max(500).optional(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** What a line would give back, and by which rule. */
export const RefundQuoteLine = z.object({
  order_item_id: Id,
  /** What was paid for it, VAT included; never more than `left_minor` of the order. */
  amount_minor: z.int().nonnegative(),
  rule: z.enum(refundRules),
  /** Why staff decide; null where the rule is `withdrawal`. */
  by_hand_because: z.enum(byHandReasons).nullable(),
  /** Why nothing can be requested for it; null where it can. */
  bar: z.enum(lineBars).nullable(),
});

export const RefundQuote = z.object({
  order_id: Id,
  currency_id: Id,
  /** What was paid for the order and not requested back. */
  left_minor: z.int().nonnegative(),
  /** How many days the buyer has to withdraw, by the terms that the order accepted, and until when. */
  withdrawal_days: z.number().nonnegative(),
  withdraw_until: Moment,
  /** Until when a request of this moment would be decided. */
  answer_by: Moment,
  destination: RefundDestination,
  ...account,
  lines: z.array(RefundQuoteLine),
});
export type RefundQuote = z.infer<typeof RefundQuote>;

export const RefundQuoteFilter = z.strictObject({ order_id: Id });
export type RefundQuoteFilter = z.infer<typeof RefundQuoteFilter>;

export const RefundDecision = z.discriminatedUnion('decision', [
  z.strictObject({ id: Id, decision: z.literal('approve'), amount_minor: z.int().positive().optional() }),
  z.strictObject({ id: Id, decision: z.literal('refuse'), reason: z.string().trim().min(1).max(500) }),
]);
export type RefundDecision = z.infer<typeof RefundDecision>;

export const RefundProgress = z.strictObject({ id: Id, progress: z.enum(['sent', 'done', 'failed']) });
export type RefundProgress = z.infer<typeof RefundProgress>;

export const refunds = {
  /** Of the orders that you may read; with the claim `orders.edit`, everyone's. Newest first. */
  retrieveRefunds: retrieval('/refunds', {
    summary: 'List refunds',
    filter: RefundFilter,
    result: Refund,
    refuses: ['not_signed_in'],
  }),

  /**
   * What a request for a refund of the order would be: each line with its amount and rule, or why it has none, where the
   * money goes, and until when there is an answer. For the same people as `POST /refunds/create`, and nothing for an
   * order that is not paid or that is somebody else's. Refuses `invalid_input` without a filter.
   */
  retrieveRefundQuote: retrieval('/refunds/quote', {
    summary: 'Show what a refund of an order would be',
    filter: RefundQuoteFilter,
    result: RefundQuote,
    refuses: ['not_signed_in'],
  }),

  /**
   * Asks for the money of a paid order, or of some of its lines, that was not asked for before, as `POST /refunds/quote`
   * says. For buyers with the right `orders.place`, and with the claim `orders.edit`. [domain 1.4]
   */
  requestRefund: command('POST', '/refunds/create', {
    summary: 'Request a refund',
    data: RefundRequest,
    result: Refund,
    refuses: ['not_signed_in', 'not_found', 'order_not_refundable', 'nothing_to_refund', 'refund_reason_missing'],
  }),

  /**
   * Withdraws a request that was not decided yet; nothing happens to one that was withdrawn before. For the same people
   * as `POST /refunds/create`.
   */
  withdrawRefund: command('PUT', '/refunds/withdraw', {
    summary: 'Withdraw a request for a refund',
    data: z.strictObject({ id: Id }),
    result: Refund,
    refuses: ['not_signed_in', 'not_found', 'refund_already_decided'],
  }),

  /**
   * Needs the claim `orders.edit`. Approves the requested amount or less, or refuses with a reason. Refuses
   * `refund_too_large` for more. Where the order was charged to a current account, approval credits the account, and the
   * refund is `done`.
   */
  decideRefund: command('PUT', '/refunds/decide', {
    summary: 'Approve or refuse a refund',
    data: RefundDecision,
    result: Refund,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'invalid_transition',
      'refund_too_large',
      'refund_withdrawn',
    ],
  }),

  /**
   * Needs the claim `orders.edit`. Once the money has arrived, the seats of the lines are free again; once the whole
   * amount has, the order is `devolvida`. Refuses `refund_credited` for orders that were charged to a current account,
   * whose refunds send no money. [domain 1.4]
   */
  progressRefund: command('PUT', '/refunds/progress', {
    summary: 'Record that a refund was sent, has arrived or failed',
    data: RefundProgress,
    result: Refund,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'refund_credited', 'refund_withdrawn'],
  }),
};
