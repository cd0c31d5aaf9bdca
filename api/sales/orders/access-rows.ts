import {
  accessRowsOf,
  at,
  forEditors,
  listOfOwner,
  noForm,
  ofCaller,
  ofOwner,
  one,
} from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('orders', {
  calls: {
    retrieveOrders: listOfOwner(({ orderId }) => ({ id: orderId })),
    retrieveOrderHistory: listOfOwner(({ orderId }) => ({ order_id: orderId })),
    retrieveOrderBuyers: forEditors(() => ({})),
    placeOrderFor: forEditors(
      one(({ userId, courseId, classId }) => ({
        user_id: userId,
        currency_id: 1,
        items: [{ course_id: courseId, class_id: classId, quantity: 1 }],
      })),
    ),
    retrieveOrderRecords: forEditors(() => ({})),
    placeOrder: ofCaller(one(() => ({ currency_id: 1 }))),
    deliverService: forEditors(one(() => ({ id: 1 }))),
    cancelOrder: ofOwner(one(({ orderId }) => ({ id: orderId }))),
  },
  raw: {
    'GET /order-items/:id/regulation': at(
      ofOwner(noForm),
      ({ orderItemId }) => `/order-items/${orderItemId}/regulation`,
    ),
    'GET /invoices/:id/pdf': at(ofOwner(noForm), ({ invoiceId }) => `/invoices/${invoiceId}/pdf`),
    'GET /orders/:id/payment-confirmation': at(
      ofOwner(noForm, 'payment_not_confirmed'),
      ({ orderId }) => `/orders/${orderId}/payment-confirmation`,
    ),
  },
});
