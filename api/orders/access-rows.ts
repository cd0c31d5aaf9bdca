import { accessRowsOf, forEditors, listOfOwner, ofCaller, ofOwner, one } from '#api/shared/access-row.ts';

export const accessRows = accessRowsOf('orders', {
  calls: {
    retrieveOrders: listOfOwner(({ orderId }) => ({ id: orderId })),
    placeOrder: ofCaller(one(() => ({ currency_id: 1 }))),
    deliverService: forEditors(one(() => ({ id: 1 }))),
    cancelOrder: ofOwner(one(({ orderId }) => ({ id: orderId }))),
  },
});
