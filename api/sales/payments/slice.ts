import { defineSlice } from '#api/shared/slice.ts';
import { settleReservations } from './account/settle-reservations.ts';
import { applyEvent } from './apply-event.ts';
import { approvePayment } from './approve-payment.ts';
import { closePending } from './close-pending.ts';
import { createPayment } from './create-payment.ts';
import { recordCash, startPayment } from './desk-payments.ts';
import { removeExpressPhone, setExpressPhone } from './details/express-phone.ts';
import { notifyDetailChanged } from './details/notify-detail-changed.ts';
import { removeRefundIban, setRefundIban } from './details/refund-iban.ts';
import { retrievePaymentDetails } from './details/retrieve-payment-details.ts';
import { fetchEvents } from './fetch-events.ts';
import {
  notifyPaymentAwaited,
  notifyPaymentClosed,
  notifyPaymentDeclined,
  notifyProofSent,
} from './notify-about-payment.ts';
import { paymentData } from './personal-data.ts';
import { paymentsRawRoutes } from './raw-routes.ts';
import { decideRefund } from './refunds/decide-refund.ts';
import {
  notifyRefundDecided,
  notifyRefundDone,
  notifyRefundFailed,
  notifyRefundRequested,
  notifyRefundWithdrawn,
} from './refunds/notify-about-refund.ts';
import { reclaimPaymentCase } from './cases/reclaim-case.ts';
import { notifyCaseReclaimed, notifyCaseOpened, notifyCaseResolved } from './cases/notify-about-case.ts';
import { resolvePaymentCase } from './cases/resolve-case.ts';
import { retrievePaymentCases } from './cases/retrieve-cases.ts';
import { retrievePaymentRecords, retrieveRefundRecords } from './records/retrieve-records.ts';
import { progressRefund } from './refunds/progress-refund.ts';
import { retrieveRefundQuote } from './refunds/quote-refund.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { retrieveRefunds } from './refunds/retrieve-refunds.ts';
import { withdrawRefund } from './refunds/withdraw-refund.ts';
import { queryCharges } from './query-charges.ts';
import { rejectPayment } from './reject-payment.ts';
import { startCharge } from './start-charge.ts';
import { retrievePayments } from './retrieve-payments.ts';
import { timeOutPayments } from './time-out-payments.ts';
import { withdrawReference } from './withdraw-reference.ts';
import { tables } from './tables.ts';

export const paymentsSlice = defineSlice('payments', {
  verbs: {
    approvePayment,
    createPayment,
    recordCash,
    startPayment,
    rejectPayment,
    retrievePayments,
    retrievePaymentDetails,
    retrievePaymentRecords,
    retrieveRefundRecords,
    setExpressPhone,
    removeExpressPhone,
    setRefundIban,
    removeRefundIban,
    retrieveRefunds,
    retrieveRefundQuote,
    requestRefund,
    withdrawRefund,
    decideRefund,
    progressRefund,
    retrievePaymentCases,
    resolvePaymentCase,
    reclaimPaymentCase,
  },
  rawRoutes: [...paymentsRawRoutes],
  reactions: {
    payment_started: {
      'request-reference': (ctx, { payment_id }) => startCharge(ctx, payment_id),
      'tell-payment-awaited': (ctx, { payment_id }) => notifyPaymentAwaited(ctx, payment_id),
    },
    payment_closed: {
      'withdraw-reference': (ctx, { payment_id }) => withdrawReference(ctx, payment_id),
      'tell-payment-closed': (ctx, { payment_id }) => notifyPaymentClosed(ctx, payment_id),
    },
    payment_declined: { 'tell-payment-declined': (ctx, { payment_id }) => notifyPaymentDeclined(ctx, payment_id) },
    refund_requested: { 'tell-refund-requested': (ctx, { refund_id }) => notifyRefundRequested(ctx, refund_id) },
    refund_withdrawn: { 'tell-refund-withdrawn': (ctx, { refund_id }) => notifyRefundWithdrawn(ctx, refund_id) },
    refund_failed: { 'tell-refund-failed': (ctx, { refund_id }) => notifyRefundFailed(ctx, refund_id) },
    refund_decided: { 'tell-refund-decided': (ctx, { refund_id }) => notifyRefundDecided(ctx, refund_id) },
    refund_done: { 'tell-refund-done': (ctx, { refund_id }) => notifyRefundDone(ctx, refund_id) },
    proof_sent: { 'tell-proof-sent': (ctx, { payment_id }) => notifyProofSent(ctx, payment_id) },
    payment_detail_changed: { 'tell-detail-changed': notifyDetailChanged },
    payment_case_opened: {
      'tell-case-opened': (ctx, { payment_case_id }) => notifyCaseOpened(ctx, payment_case_id),
    },
    payment_case_reclaimed: {
      'tell-case-reclaimed': (ctx, { payment_case_id }) => notifyCaseReclaimed(ctx, payment_case_id),
    },
    payment_case_resolved: {
      'tell-case-resolved': (ctx, { payment_case_id }) => notifyCaseResolved(ctx, payment_case_id),
    },
    payment_event_received: {
      'apply-payment-event': (ctx, { payment_event_id }) => applyEvent(ctx, payment_event_id),
    },
    account_credited: { 'settle-reservations': settleReservations },
    order_canceled: {
      'close-pending-payment': (ctx, { order_id }) => closePending(ctx, order_id, 'order canceled'),
    },
  },
  jobs: {
    'time-out-payments': { cron: '* * * * *', run: timeOutPayments },
    'ask-about-charges': { cron: '* * * * *', run: queryCharges },
    'ask-for-payments': { cron: '*/5 * * * *', run: fetchEvents },
  },
  personalData: paymentData,
  tables,
});
