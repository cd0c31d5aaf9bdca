import { queries } from '#web/shared/api/api.ts';

/** The cases of an order about which its buyer still waits. */
export function runningCasesQuery(orderId: number) {
  return queries().payments.retrievePaymentCases.queryOptions({
    input: { filter: { order_id: orderId, state: ['open', 'refunding'] }, page: { number: 1, size: 50 } },
  });
}
