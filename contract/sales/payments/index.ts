import { declareSlice, event } from '#contract/declare.ts';
import { payments } from './calls.ts';
import { paymentCases } from './cases.ts';
import { deskPayments } from './desk-payments.ts';
import { paymentDetailsCalls, type PaymentDetailChange } from './details.ts';
import { paymentRecords } from './records.ts';
import { refunds } from './refunds.ts';
import { paymentSettings } from './settings.ts';

type PaymentDetailChanged = {
  user_id: number | null;
  organization_id: number | null;
  change: PaymentDetailChange;
  by_user_id: number;
};

export const paymentsContract = declareSlice({
  calls: { ...payments, ...paymentDetailsCalls, ...refunds, ...paymentCases, ...deskPayments, ...paymentRecords },
  settings: paymentSettings,
  events: {
    payment_started: event<{ payment_id: number }>(),
    payment_closed: event<{ payment_id: number }>(),
    payment_event_received: event<{ payment_event_id: number }>(),
    payment_declined: event<{ payment_id: number }>(),
    proof_sent: event<{ payment_id: number }>(),
    payment_detail_changed: event<PaymentDetailChanged>(),
    payment_case_opened: event<{ payment_case_id: number }>(),
    payment_case_reclaimed: event<{ payment_case_id: number }>(),
    payment_case_resolved: event<{ payment_case_id: number }>(),
    refund_requested: event<{ refund_id: number }>(),
    refund_withdrawn: event<{ refund_id: number }>(),
    refund_decided: event<{ refund_id: number }>(),
    refund_failed: event<{ refund_id: number }>(),
    refund_done: event<{ refund_id: number }>(),
  },
  messages: {
    payment_awaited: { topic: 'orders', warning: 'important', fixed: 'contract' },
    payment_declined: { topic: 'orders', warning: 'important', fixed: 'contract' },
    payment_lapsed: { topic: 'orders', warning: 'important' },
    refund_received: { topic: 'orders', fixed: 'contract' },
    refund_decided: { topic: 'orders', fixed: 'contract' },
    refund_credited: { topic: 'orders', fixed: 'contract' },
    refund_failed: { topic: 'orders', fixed: 'contract' },
    refund_done: { topic: 'orders', fixed: 'contract' },
    payment_detail_changed: { topic: 'account', fixed: 'security' },
    payment_case_opened: { topic: 'orders', warning: 'important', fixed: 'contract' },
    payment_case_resolved: { topic: 'orders', fixed: 'contract' },
    payment_case_to_resolve: { topic: 'team', warning: 'important', claim: 'payments.approve' },
    refund_to_decide: { topic: 'team', warning: 'important', claim: 'orders.edit' },
    order_to_approve: { topic: 'team', warning: 'important', claim: 'payments.approve' },
    proof_to_review: { topic: 'team', warning: 'important', claim: 'payments.approve' },
  },
  refusals: {
    method_not_available: 409,
    cash_too_late: 409,
    order_not_payable: 409,
    signature_invalid: 401,
    express_phone_invalid: 400,
    iban_invalid: 400,
    order_not_refundable: 409,
    nothing_to_refund: 409,
    refund_too_large: 400,
    refund_credited: 409,
    refund_reason_missing: 400,
    refund_already_decided: 409,
    refund_withdrawn: 409,
    case_order_unknown: 409,
    case_order_paid: 409,
    case_too_little: 409,
    case_no_seats: 409,
    case_not_creditable: 409,
  },
});
