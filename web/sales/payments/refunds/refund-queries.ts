import { queries } from '#web/shared/api/api.ts';

/** What a request for a refund would be now. */
export function refundQuoteQuery(orderId: number) {
  const filter = { order_id: orderId };
  return { ...queries().payments.retrieveRefundQuote.queryOptions({ input: { filter } }), staleTime: 0 };
}

export function refundsQuery(orderId: number) {
  const filter = { order_id: orderId };
  return { ...queries().payments.retrieveRefunds.queryOptions({ input: { filter } }), staleTime: 0 };
}
