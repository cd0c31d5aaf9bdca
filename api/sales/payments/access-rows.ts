import {
  accessRowsOf,
  at,
  forAll,
  forEditors,
  form,
  listOfOwner,
  noForm,
  ofCaller,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('payments', {
  calls: {
    retrievePayments: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    createPayment: ofOwner(({ orderId, invoiceId }) => ({
      order_id: orderId,
      invoice_id: invoiceId,
      method: 'transferencia',
      channel: 'bank',
    })),
    retrieveRefunds: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    requestRefund: ofOwner(
      one(({ orderId }) => ({ order_id: orderId, reason: 'Doença' })),
      'order_not_refundable',
    ),
    retrieveRefundQuote: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    withdrawRefund: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    decideRefund: forEditors(one(() => ({ id: 1, decision: 'approve' }))),
    progressRefund: forEditors(one(() => ({ id: 1, progress: 'sent' }))),
    retrievePaymentCases: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    resolvePaymentCase: forEditors(one(() => ({ id: 1, move: 'dismiss', note: 'Verificado' }))),
    reclaimPaymentCase: ofOwner(
      one(() => ({ id: 999_999 })),
      'not_found',
    ),
    retrievePaymentRecords: forEditors(() => ({})),
    retrieveRefundRecords: forEditors(() => ({})),
    startPayment: forEditors(one(({ orderId }) => ({ order_id: orderId, method: 'transferencia', channel: 'bank' }))),
    recordCash: forEditors(one(({ orderId }) => ({ order_id: orderId, amount_minor: 1 }))),
    approvePayment: forEditors(one(({ paymentId }) => ({ id: paymentId }))),
    retrievePaymentDetails: ofCaller(() => ({}), 'nothing'),
    setExpressPhone: ofCaller(one(() => ({ phone: '923 456 789', consent: true }))),
    removeExpressPhone: ofCaller(one(() => ({}))),
    setRefundIban: ofCaller(one(() => ({ iban: 'AO06004000006487190231021' }))),
    removeRefundIban: ofCaller(one(() => ({}))),
    rejectPayment: forEditors(one(({ paymentId }) => ({ id: paymentId, reason: 'Ilegível' }))),
  },
  raw: {
    'POST /payments/webhooks/:provider/:secret': at(
      forAll(() => form(), 'not_found'),
      () => '/payments/webhooks/proxypay/guessed',
    ),
    'POST /payments/proof': at(
      ofOwner(({ paymentId }) => form({ payment_id: paymentId })),
      () => '/payments/proof',
    ),
    'GET /payments/:id/proof': at(ofOwner(noForm, 'not_found'), ({ paymentId }) => `/payments/${paymentId}/proof`),
    'POST /payments/operator': at(
      forAll(() => form(), 'not_found'),
      () => '/payments/operator',
    ),
  },
});
