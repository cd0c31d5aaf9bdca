import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverService } from './deliver-service.ts';
import { placeOrder } from './place-order.ts';
import { retrieveOrders } from './retrieve-orders.ts';

export const ordersRoutes = serve.orders.router({
  cancelOrder: serve.orders.cancelOrder.handler(async ({ context, input }) =>
    done(await cancelOrder(context, input.data[0])),
  ),
  deliverService: serve.orders.deliverService.handler(async ({ context, input }) =>
    done(await deliverService(context, input.data[0])),
  ),
  placeOrder: serve.orders.placeOrder.handler(async ({ context, input }) =>
    done(await placeOrder(context, input.data[0])),
  ),
  retrieveOrders: serve.orders.retrieveOrders.handler(async ({ context, input }) =>
    answer(await retrieveOrders(context, askOf(input)), input),
  ),
});
