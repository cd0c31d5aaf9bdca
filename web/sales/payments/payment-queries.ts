import { queries } from '#web/shared/api/api.ts';

export function paymentsQuery(orderId: number) {
  return queries().payments.retrievePayments.queryOptions({ input: { filter: { order_id: orderId } } });
}
