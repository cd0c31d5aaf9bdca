import { z } from 'zod';
import { Id, Moment } from '../basics.ts';
import { paymentChannels, paymentFlags, paymentMethods, paymentStatuses } from './values.ts';
import { bodyCommand, command, matches, retrieval } from '../shapes.ts';

export const PaymentStatus = z.enum(paymentStatuses);
export const PaymentMethod = z.enum(paymentMethods);
export const PaymentChannel = z.enum(paymentChannels);

export const Payment = z.object({
  id: Id,
  order_id: Id,
  invoice_id: Id,
  method: PaymentMethod,
  channel: PaymentChannel,
  amount_minor: z.int().nonnegative(),
  currency_id: Id,
  status: PaymentStatus,
  /** Five digits, and nine: null until the provider has given them. */
  entity: z.string().nullable(),
  reference: z.string().nullable(),
  /** Where to send a transfer, and what to write with it. */
  bank: z
    .object({ bank_name: z.string(), iban: z.string(), account_holder: z.string(), message: z.string() })
    .nullable(),
  expires_at: Moment.nullable(),
  paid_at: Moment.nullable(),
  paid_amount_minor: z.int().nullable(),
  proof_sent_at: Moment.nullable(),
  decline_reason: z.string().nullable(),
  flag: z.enum(paymentFlags).nullable(),
  created_at: Moment,
  /** Where a provider takes the payment on a page of its own, while it is pending. */
  redirect_url: z.url().nullable(),
  /** Where the reference can be paid in play; null in production. */
  sandbox_url: z.url().nullable(),
});
export type Payment = z.infer<typeof Payment>;

export const PaymentFilter = z
  .strictObject({
    id: matches(Id),
    order_id: matches(Id),
    invoice_id: matches(Id),
    status: matches(PaymentStatus),
    method: matches(PaymentMethod),
    flag: matches(z.enum(paymentFlags)),
  })
  .partial();
export type PaymentFilter = z.infer<typeof PaymentFilter>;

export const NewPayment = z.strictObject({
  order_id: Id,
  invoice_id: Id,
  method: PaymentMethod,
  channel: PaymentChannel,
  phone: z
    .string()
    .regex(/^\+\d{8,15}$/)
    .max(16)
    .optional(),
});
export type NewPayment = z.infer<typeof NewPayment>;

export const PaymentApproval = z.strictObject({ id: Id, receipt_number: z.string().trim().min(1).max(40).optional() });
export type PaymentApproval = z.infer<typeof PaymentApproval>;

export const PaymentRejection = z.strictObject({ id: Id, reason: z.string().trim().min(1).max(300) });
export type PaymentRejection = z.infer<typeof PaymentRejection>;

export const payments = {
  /** Your own; with the claim `payments.approve`, everyone's. Newest first unless sorted. */
  retrievePayments: retrieval('/payments', {
    summary: 'List payment attempts',
    filter: PaymentFilter,
    result: Payment,
    sort: ['id', 'created_at'],
    refuses: ['not_signed_in'],
  }),

  /**
   * An older attempt that is still pending is canceled. A reference is requested from the provider afterwards, so
   * `reference` is null at first. Seats are held until the attempt expires. [domain 1.2, 1.3]
   */
  createPayment: bodyCommand('POST', '/payments/create', {
    summary: 'Start a payment attempt for an order',
    body: NewPayment,
    result: Payment,
    refuses: ['not_signed_in', 'not_found', 'method_not_available', 'order_not_payable', 'class_closed', 'class_full'],
  }),

  /** The money has arrived. Needs the claim `payments.approve`. */
  approvePayment: command('PUT', '/payments/approve', {
    summary: 'Approve a bank transfer or cash payment',
    data: PaymentApproval,
    result: Payment,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'method_not_available', 'invalid_transition'],
  }),

  /** The buyer reads the reason and may try again. Needs the claim `payments.approve`. */
  rejectPayment: command('PUT', '/payments/reject', {
    summary: 'Reject a proof of payment',
    data: PaymentRejection,
    result: Payment,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'method_not_available', 'invalid_transition'],
  }),
};
