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
  iban_end: z.string().nullable().describe('The last four characters.'),
};

export const Refund = z.object({
  id: Id,
  order_id: Id,
  payment_id: Id,
  case_id: Id.nullable().describe(
    'The case of late or wrong money that it returns; null for a refund of the order itself.',
  ),
  order_item_ids: z.array(Id).describe('The lines whose money and seats are given back; empty for the whole order.'),
  amount_minor: z.int().positive(),
  currency_id: Id,
  status: RefundStatus,
  reason: z.string().describe('Why the buyer asks; may be empty where the rule is `withdrawal`.'),
  rule: z
    .enum(refundRules)
    .describe('`withdrawal`: within the days of the country, before the class starts; otherwise staff decide.'),
  refuse_reason: z.string().nullable(),
  destination: RefundDestination,
  ...account,
  iban: z
    .string()
    .nullable()
    .describe(
      'The whole IBAN, for those with the claim `orders.edit`, in the list of refunds, until the money was sent.',
    ),
  requested_at: Moment,
  answer_by: Moment.nullable().describe('Until when it is decided; null for refunds from before this was promised.'),
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
  order_item_ids: z
    .array(Id)
    .min(1)
    .max(mostCartItems)
    .optional()
    .describe('Without it, all that is left of the order.'),
  reason: z.string().trim().max(500).optional().describe('Left out only where the rule is `withdrawal`.'),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

export const RefundQuoteLine = z
  .object({
    order_item_id: Id,
    amount_minor: z
      .int()
      .nonnegative()
      .describe('What was paid for it, VAT included; never more than `left_minor` of the order.'),
    rule: z.enum(refundRules),
    by_hand_because: z
      .enum(byHandReasons)
      .nullable()
      .describe('Why staff decide; null where the rule is `withdrawal`.'),
    bar: z.enum(lineBars).nullable().describe('Why nothing can be requested for it; null where it can.'),
  })
  .describe('What a line would give back, and by which rule.');

export const RefundQuote = z.object({
  order_id: Id,
  currency_id: Id,
  left_minor: z.int().nonnegative().describe('What was paid for the order and not requested back.'),
  withdrawal_days: z
    .number()
    .nonnegative()
    .describe('How many days the buyer has to withdraw, by the terms that the order accepted, and until when.'),
  withdraw_until: Moment,
  answer_by: Moment.describe('Until when a request of this moment would be decided.'),
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
  retrieveRefunds: retrieval('/refunds', {
    summary: 'List refunds',
    description: "Of the orders that you may read; with the claim `orders.edit`, everyone's. Newest first.",
    claim: 'orders.edit',
    filter: RefundFilter,
    result: Refund,
    refuses: ['not_signed_in'],
  }),

  retrieveRefundQuote: retrieval('/refunds/quote', {
    summary: 'Show what a refund of an order would be',
    description:
      "What a request for a refund of the order would be: each line with its amount and rule, or why it has none, where the money goes, and until when there is an answer. For the same people as `POST /refunds/create`, and nothing for an order that is not paid or that is somebody else's. Refuses `invalid_input` without a filter.",
    claim: 'orders.edit',
    filter: RefundQuoteFilter,
    result: RefundQuote,
    refuses: ['not_signed_in'],
  }),

  requestRefund: command('POST', '/refunds/create', {
    summary: 'Request a refund',
    description:
      'Asks for the money of a paid order, or of some of its lines, that was not asked for before, as `POST /refunds/quote` says. For buyers with the right `orders.place`, and with the claim `orders.edit`.',
    claim: 'orders.edit',
    data: RefundRequest,
    result: Refund,
    refuses: ['not_signed_in', 'not_found', 'order_not_refundable', 'nothing_to_refund', 'refund_reason_missing'],
  }),

  withdrawRefund: command('PUT', '/refunds/withdraw', {
    summary: 'Withdraw a request for a refund',
    description:
      'Withdraws a request that was not decided yet; nothing happens to one that was withdrawn before. For the same people as `POST /refunds/create`.',
    claim: 'orders.edit',
    data: z.strictObject({ id: Id }),
    result: Refund,
    refuses: ['not_signed_in', 'not_found', 'refund_already_decided'],
  }),

  decideRefund: command('PUT', '/refunds/decide', {
    summary: 'Approve or refuse a refund',
    description:
      'Needs the claim `orders.edit`. Approves the requested amount or less, or refuses with a reason. Refuses `refund_too_large` for more. Where the order was charged to a current account, approval credits the account, and the refund is `done`.',
    claim: 'orders.edit',
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

  progressRefund: command('PUT', '/refunds/progress', {
    summary: 'Record that a refund was sent, has arrived or failed',
    description:
      'Needs the claim `orders.edit`. Once the money has arrived, the seats of the lines are free again; once the whole amount has, the order is `devolvida`. Refuses `refund_credited` for orders that were charged to a current account, whose refunds send no money.',
    claim: 'orders.edit',
    data: RefundProgress,
    result: Refund,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'refund_credited', 'refund_withdrawn'],
  }),
};
