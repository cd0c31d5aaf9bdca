import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { matches, retrieval } from '#contract/shapes.ts';
import {
  paymentChannels,
  paymentFlags,
  paymentMethods,
  paymentStatuses,
  refundRules,
  refundStatuses,
} from './values.ts';

const ofOrder = {
  order_id: Id,
  order_number: z.string(),
  buyer_name: z.string().describe('The organization that bought, or else the person.'),
};

const search = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .describe(
    'Part of the number of the order, or of the name of its buyer or organization, ignoring case and accents; of a payment also its reference or receipt.',
  );

export const PaymentRecord = z
  .object({
    id: Id,
    ...ofOrder,
    method: z.enum(paymentMethods),
    channel: z.enum(paymentChannels),
    status: z.enum(paymentStatuses),
    flag: z.enum(paymentFlags).nullable(),
    amount_minor: z.int().nonnegative(),
    paid_amount_minor: z.int().nullable(),
    currency_id: Id,
    created_at: Moment,
    proof_sent_at: Moment.nullable(),
    paid_at: Moment.nullable(),
  })
  .describe('A payment attempt as the list of staff shows it.');
export type PaymentRecord = z.infer<typeof PaymentRecord>;

export const PaymentRecordFilter = z
  .strictObject({
    status: matches(z.enum(paymentStatuses)),
    method: matches(z.enum(paymentMethods)),
    created_at: matches(Moment),
    search,
  })
  .partial();
export type PaymentRecordFilter = z.infer<typeof PaymentRecordFilter>;

export const RefundRecord = z
  .object({
    id: Id,
    ...ofOrder,
    status: z.enum(refundStatuses),
    rule: z.enum(refundRules),
    amount_minor: z.int().positive(),
    currency_id: Id,
    requested_at: Moment,
    answer_by: Moment.nullable(),
  })
  .describe('A refund as the list of staff shows it.');
export type RefundRecord = z.infer<typeof RefundRecord>;

export const RefundRecordFilter = z
  .strictObject({ status: matches(z.enum(refundStatuses)), requested_at: matches(Moment), search })
  .partial();
export type RefundRecordFilter = z.infer<typeof RefundRecordFilter>;

const columns = ['order_number', 'buyer_name', 'status', 'amount_minor'] as const;

export const paymentRecords = {
  retrievePaymentRecords: retrieval('/payments/records', {
    summary: 'List payment attempts as staff see them',
    description: "Everyone's. Needs the claim `payments.approve`. Newest first unless sorted.",
    claim: 'payments.approve',
    filter: PaymentRecordFilter,
    result: PaymentRecord,
    sort: ['created_at', 'paid_at', 'method', ...columns],
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  retrieveRefundRecords: retrieval('/refunds/records', {
    summary: 'List refunds as staff see them',
    description: "Everyone's. Needs the claim `orders.edit`. Newest first unless sorted.",
    claim: 'orders.edit',
    filter: RefundRecordFilter,
    result: RefundRecord,
    sort: ['requested_at', 'answer_by', ...columns],
    refuses: ['not_signed_in', 'not_allowed'],
  }),
};
