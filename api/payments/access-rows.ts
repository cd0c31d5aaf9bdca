import {
  accessRowsOf,
  at,
  forAll,
  forEditors,
  form,
  listOfOwner,
  noForm,
  ofOwner,
  one,
} from '#api/shared/access-row.ts';

export const accessRows = accessRowsOf('payments', {
  calls: {
    retrievePayments: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    createPayment: ofOwner(({ orderId, invoiceId }) => ({
      order_id: orderId,
      invoice_id: invoiceId,
      method: 'transferencia',
      channel: 'bank',
    })),
    approvePayment: forEditors(one(({ paymentId }) => ({ id: paymentId }))),
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
