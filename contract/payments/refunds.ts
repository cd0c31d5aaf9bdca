import { z } from 'zod';
import { Id, Moment } from '../basics.ts';
import { mostCartItems } from '../cart/values.ts';
import { command, matches, retrieval } from '../shapes.ts';
import { refundRules, refundStatuses } from './values.ts';

export const RefundStatus = z.enum(refundStatuses);

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
  /** Why the buyer asks. */
  reason: z.string(),
  /** `withdrawal`: within the days of the country, before the class starts; otherwise staff decide. */
  rule: z.enum(refundRules),
  refuse_reason: z.string().nullable(),
  requested_at: Moment,
  decided_at: Moment.nullable(),
  sent_at: Moment.nullable(),
  done_at: Moment.nullable(),
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
  reason: z.string().trim().min(1).max(500),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

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
   * Asks for the money of a paid order, or of some of its lines, that was not asked for before. For buyers with the right
   * `orders.place`, and with the claim `orders.edit`. [domain 1.4]
   */
  requestRefund: command('POST', '/refunds/create', {
    summary: 'Request a refund',
    data: RefundRequest,
    result: Refund,
    refuses: ['not_signed_in', 'not_found', 'order_not_refundable', 'nothing_to_refund'],
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
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'refund_too_large'],
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
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition', 'refund_credited'],
  }),
};
