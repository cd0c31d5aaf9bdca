import { z } from 'zod';
import { Day, Id, textToOthers, Moment } from '#contract/basics.ts';
import { longestGiftMessage, orderMomentKinds } from './values.ts';
import { mostCartItems } from '#contract/sales/cart/values.ts';
import { paymentMethods, refundDestinations, refundStatuses } from '#contract/sales/payments/values.ts';

export const GiftDetails = z
  .strictObject({
    email: z.string().trim().min(1).max(254),
    name: textToOthers(z.string().trim().max(120)).default(''),
    message: textToOthers(z.string().trim().max(longestGiftMessage))
      .default('')
      .describe('Empty for a line that costs nothing.'),
    send_on: Day.nullable()
      .default(null)
      .describe(
        "The day on which the e-mail goes out, in the operator's time zone; null: as soon as the order is paid.",
      ),
  })
  .describe('Whom a line is given to.');
export type GiftDetails = z.infer<typeof GiftDetails>;

export const NewGift = GiftDetails.extend({ course_id: Id }).describe(
  'A line of the cart that is given to somebody else.',
);
export type NewGift = z.infer<typeof NewGift>;

export const AcceptedTerms = z
  .strictObject({
    terms_version: z.string().max(500),
    regulations: z
      .array(z.strictObject({ class_id: Id, sha256: z.string().max(64) }))
      .max(mostCartItems)
      .describe('One for each class of the cart with a regulation.'),
  })
  .describe('What the buyer has read: the versions that `POST /cart/summary` answers.');
export type AcceptedTerms = z.infer<typeof AcceptedTerms>;

export const OrderHistoryFilter = z.strictObject({ order_id: Id });
export type OrderHistoryFilter = z.infer<typeof OrderHistoryFilter>;

export const OrderMoment = z.object({
  kind: z.enum(orderMomentKinds),
  at: Moment,
  by: z.enum(['buyer', 'operator', 'system']),
  user: z
    .object({ id: Id, name: z.string() })
    .nullable()
    .describe('Who did it, for those with the claim `orders.read`; null for everyone else and for the system.'),
  payment_id: Id.nullable(),
  method: z
    .enum(paymentMethods)
    .nullable()
    .describe('How the payment was to be made; null where it is about no payment.'),
  amount_minor: z.int().nonnegative().nullable(),
  reason: z
    .string()
    .nullable()
    .describe('Why a payment was declined or the order canceled; the codes of `cancelReasons` where nobody wrote one.'),
});
export type OrderMoment = z.infer<typeof OrderMoment>;

export const RefundOfOrder = z
  .object({
    id: Id,
    status: z.enum(refundStatuses),
    amount_minor: z.int().positive(),
    order_item_ids: z.array(Id).describe('Empty for the whole order.'),
    destination: z.enum(refundDestinations),
    refuse_reason: z.string().nullable(),
    requested_at: Moment,
    answer_by: Moment.nullable(),
    decided_at: Moment.nullable(),
    sent_at: Moment.nullable(),
    done_at: Moment.nullable(),
    withdrawn_at: Moment.nullable(),
  })
  .describe(
    'A refund of the order that its buyer, or staff for them, asked for. `POST /refunds` answers the rest of it.',
  );
export type RefundOfOrder = z.infer<typeof RefundOfOrder>;
