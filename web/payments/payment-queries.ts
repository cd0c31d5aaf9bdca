import { queries } from '#web/shared/api/api.ts';

/** Every attempt to pay an order, the latest first. */
export function paymentsQuery(orderId: number) {
  return queries().payments.retrievePayments.queryOptions({ input: { filter: { order_id: orderId } } });
}
