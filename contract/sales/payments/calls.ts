import { z } from 'zod';
import { Id, Moment } from '#contract/basics.ts';
import { chargeRefusals, paymentChannels, paymentFlags, paymentMethods, paymentStatuses } from './values.ts';
import { bodyCommand, command, matches, retrieval, whileWaiting } from '#contract/shapes.ts';

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
  entity: z.string().nullable().describe('Five digits. Null until the provider has assigned a reference.'),
  reference: z
    .string()
    .nullable()
    .describe('Nine digits from the provider, or the number of the order where it is paid by transfer or in cash.'),
  bank: z
    .object({ bank_name: z.string(), iban: z.string(), account_holder: z.string(), message: z.string() })
    .nullable()
    .describe('The account to transfer to, and the message to include; null for other methods.'),
  desk: z
    .object({ address: z.string(), hours: z.string() })
    .nullable()
    .describe('Where and when to pay in cash; null for other methods.'),
  expires_at: Moment.nullable(),
  paid_at: Moment.nullable(),
  paid_amount_minor: z.int().nullable(),
  proof_sent_at: Moment.nullable(),
  proof: z
    .object({ name: z.string(), byte_size: z.int().nonnegative(), is_picture: z.boolean() })
    .nullable()
    .describe('The latest proof that was sent, at `GET /payments/{id}/proof`.'),
  decline_reason: z.string().nullable().describe('In the language of the reader where the provider declined it.'),
  refusal: z.enum(chargeRefusals).nullable().describe('Why the provider declined it.'),
  phone_end: z.string().nullable().describe('The last four digits of the phone that was asked to confirm.'),
  push_sent: z.boolean().describe('Whether the provider has taken over a push; false for other flows.'),
  confirm_within_ms: z
    .int()
    .nonnegative()
    .nullable()
    .describe(
      "Milliseconds that are left to confirm on the phone, independent of the reader's clock; null for other flows.",
    ),
  flag: z.enum(paymentFlags).nullable(),
  created_at: Moment,
  redirect_url: z.url().nullable().describe('The payment page of the provider, while the attempt is pending.'),
  sandbox_url: z
    .url()
    .nullable()
    .describe('The page on which the attempt can be paid in a sandbox; null in production.'),
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
    .trim()
    .min(1)
    .max(30)
    .optional()
    .describe('For a push; without one, the phone stored in the payment details of the buyer.'),
  is_repeated: z
    .boolean()
    .optional()
    .describe('A push to the phone of the latest push of this order, whose number is not answered.'),
});
export type NewPayment = z.infer<typeof NewPayment>;

export const PaymentApproval = whileWaiting(
  z.strictObject({ id: Id, receipt_number: z.string().trim().min(1).max(40).optional() }),
);
export type PaymentApproval = z.infer<typeof PaymentApproval>;

export const PaymentRejection = z.strictObject({ id: Id, reason: z.string().trim().min(1).max(300) });
export type PaymentRejection = z.infer<typeof PaymentRejection>;

export const payments = {
  retrievePayments: retrieval('/payments', {
    summary: 'List payment attempts',
    description:
      "Of the orders that you may read; with the claim `payments.approve`, everyone's. Newest first unless sorted.",
    claim: 'payments.approve',
    filter: PaymentFilter,
    result: Payment,
    sort: ['id', 'created_at'],
    refuses: ['not_signed_in'],
  }),

  createPayment: bodyCommand('POST', '/payments/create', {
    summary: 'Start a payment attempt for an order',
    description:
      'An older attempt that is still pending is canceled. A reference is requested from the provider afterwards, so `reference` is null at first. Seats are held until the attempt expires; for a push, longer, so that it can be repeated. A push needs an Angolan mobile number.',
    body: NewPayment,
    result: Payment,
    refuses: [
      'not_signed_in',
      'not_found',
      'method_not_available',
      'cash_too_late',
      'credit_not_available',
      'reservation_too_late',
      'order_not_payable',
      'class_closed',
      'class_full',
      'express_phone_invalid',
      'too_many_requests',
    ],
  }),

  approvePayment: command('PUT', '/payments/approve', {
    summary: 'Approve a bank transfer, a cash payment, a reservation or an order by contract',
    description:
      'Confirms that the money has arrived, for a reservation as a payment on account too, or approves an order by contract, whose seats and credit are checked again. Needs the claim `payments.approve`.',
    claim: 'payments.approve',
    data: PaymentApproval,
    result: Payment,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'method_not_available',
      'invalid_transition',
      'order_not_payable',
      'credit_not_available',
      'class_full',
      'entry_exists',
    ],
  }),

  rejectPayment: command('PUT', '/payments/reject', {
    summary: 'Reject a proof of payment',
    description: 'The buyer sees the reason and can try again. Needs the claim `payments.approve`.',
    claim: 'payments.approve',
    data: PaymentRejection,
    result: Payment,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'method_not_available', 'invalid_transition'],
  }),
};
