import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { paymentMethods } from '#contract/sales/payments/values.ts';
import { orderMomentKinds } from './values.ts';

export const OrderHistoryFilter = z.strictObject({ order_id: Id });
export type OrderHistoryFilter = z.infer<typeof OrderHistoryFilter>;

export const OrderMoment = z.object({
  kind: z.enum(orderMomentKinds),
  at: Moment,
  by: z.enum(['buyer', 'operator', 'system']),
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
