import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { command } from '#contract/shapes.ts';
import { Payment, PaymentChannel, PaymentMethod } from './calls.ts';

export const DeskPayment = z.strictObject({
  order_id: Id,
  method: PaymentMethod,
  channel: PaymentChannel,
});
export type DeskPayment = z.infer<typeof DeskPayment>;

export const CashReceipt = z.strictObject({
  order_id: Id,
  amount_minor: z.int().positive().describe('What was counted; another amount than is due is refused.'),
  receipt_number: z.string().trim().min(1).max(40).optional(),
});
export type CashReceipt = z.infer<typeof CashReceipt>;

export const deskPayments = {
  startPayment: command('POST', '/payments/start', {
    summary: 'Start a payment for the buyer of an order',
    description:
      'Needs the claim `orders.edit`. As `POST /payments/create`, for a reference, a transfer or cash; `method_not_available` for any other way, which the buyer alone can choose.',
    claim: 'orders.edit',
    data: DeskPayment,
    result: Payment,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'method_not_available',
      'cash_too_late',
      'order_not_payable',
      'class_closed',
      'class_full',
    ],
  }),

  recordCash: command('POST', '/payments/record-cash', {
    summary: 'Record that an order was paid in cash',
    description:
      'Needs the claim `payments.approve`. Pays for an open order at the cash desk, whatever payment was started before, which ends. Seats whose hold has lapsed are taken again where they are free. Refuses `price_changed` for another amount than is due, and `order_not_payable` for an order that was paid or ended before, so that a repetition takes no money.',
    claim: 'payments.approve',
    data: CashReceipt,
    result: Payment,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'method_not_available',
      'order_not_payable',
      'price_changed',
      'class_closed',
      'class_full',
    ],
  }),
};
