import { z } from 'zod';
import { Day, Id, textToOthers, Moment } from '#contract/basics.ts';
import { longestGiftMessage, orderMomentKinds } from './values.ts';
import { mostCartItems } from '#contract/sales/cart/values.ts';
import { paymentMethods, refundDestinations, refundStatuses } from '#contract/sales/payments/values.ts';

/** Whom a line is given to. */
export const GiftDetails = z.strictObject({
  email: z.string().trim().min(1).max(254),
  name: textToOthers(z.string().trim().max(120)).default(''),
  /** Empty for a line that costs nothing. */
  message: textToOthers(z.string().trim().max(longestGiftMessage)).default(''),
  /** The day on which the e-mail goes out, in the operator's time zone; null: as soon as the order is paid. */
  send_on: Day.nullable().default(null),
});
export type GiftDetails = z.infer<typeof GiftDetails>;

/** A line of the cart that is given to somebody else. */
export const NewGift = GiftDetails.extend({ course_id: Id });
export type NewGift = z.infer<typeof NewGift>;

/** What the buyer has read: the versions that `POST /cart/summary` answers. */
export const AcceptedTerms = z.strictObject({
  terms_version: z.string().max(40),
  /** One for each class of the cart with a regulation. */
  regulations: z.array(z.strictObject({ class_id: Id, sha256: z.string().max(64) })).max(mostCartItems),
});
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;

export const OrderHistoryFilter = z.strictObject({ order_id: Id });
export type OrderHistoryFilter = z.infer<typeof OrderHistoryFilter>;

export const OrderMoment = z.object({
  kind: z.enum(orderMomentKinds),
  at: Moment,
  by: z.enum(['buyer', 'operator', 'system']),
  payment_id: Id.nullable(),
  /** How the payment was to be made; null where it is about no payment. */
  method: z.enum(paymentMethods).nullable(),
  amount_minor: z.int().nonnegative().nullable(),
  /** Why a payment was declined or the order canceled; the codes of `cancelReasons` where nobody wrote one. */
  reason: z.string().nullable(),
});
export type OrderMoment = z.infer<typeof OrderMoment>;

/** A refund of the order that its buyer, or staff for them, asked for. `POST /refunds` answers the rest of it. */
export const RefundOfOrder = z.object({
  id: Id,
  status: z.enum(refundStatuses),
  amount_minor: z.int().positive(),
  /** Empty for the whole order. */
  order_item_ids: z.array(Id),
  destination: z.enum(refundDestinations),
  refuse_reason: z.string().nullable(),
  requested_at: Moment,
  answer_by: Moment.nullable(),
  decided_at: Moment.nullable(),
  sent_at: Moment.nullable(),
  done_at: Moment.nullable(),
  withdrawn_at: Moment.nullable(),
});
export type RefundOfOrder = z.infer<typeof RefundOfOrder>;
