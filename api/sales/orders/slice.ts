import { defineSlice } from '#api/shared/slice.ts';
import { cancelOrder } from './cancel-order.ts';
import { countOrderSales } from './count-order-sales.ts';
import { deliverService } from './deliver-service.ts';
import { expireOrders } from './expire-orders.ts';
import { remindToPay, notifyOrderCanceled, notifyOrderPaid, notifyServiceDelivered } from './notify-buyer.ts';
import { orderData } from './personal-data.ts';
import { placeOrder } from './place-order.ts';
import { placeOrderFor } from './place-order-for.ts';
import { ordersRawRoutes } from './raw-routes.ts';
import { retrieveOrderBuyers } from './retrieve-order-buyers.ts';
import { retrieveOrderHistory } from './retrieve-order-history.ts';
import { retrieveOrderRecords } from './retrieve-order-records.ts';
import { retrieveOrders } from './retrieve-orders.ts';
import { tables } from './tables.ts';

export const ordersSlice = defineSlice('orders', {
  verbs: {
    cancelOrder,
    deliverService,
    placeOrder,
    placeOrderFor,
    retrieveOrderBuyers,
    retrieveOrderHistory,
    retrieveOrderRecords,
    retrieveOrders,
  },
  rawRoutes: ordersRawRoutes,
  reactions: {
    order_paid: {
      'count-sales': (ctx, { order_id }) => countOrderSales(ctx, order_id),
      'tell-order-paid': (ctx, { order_id }) => notifyOrderPaid(ctx, order_id),
    },
    service_delivered: {
      'tell-service-delivered': (ctx, { order_id, order_item_id }) =>
        notifyServiceDelivered(ctx, order_id, order_item_id),
    },
    order_canceled: { 'tell-order-canceled': (ctx, { order_id }) => notifyOrderCanceled(ctx, order_id) },
  },
  jobs: {
    'remind-to-pay': { cron: '* * * * *', run: remindToPay },
    'expire-orders': { cron: '* * * * *', run: expireOrders },
  },
  personalData: orderData,
  tables,
});
