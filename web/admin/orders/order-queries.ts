import { useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

const all = { number: 1, size: 100 };

export function orderQuery(id: number) {
  return { ...queries().orders.retrieveOrders.queryOptions({ input: { filter: { id } } }), staleTime: 0 };
}

/** The address of the buyer and the name of the organization. */
export function recordQuery(id: number) {
  return queries().orders.retrieveOrderRecords.queryOptions({ input: { filter: { id } } });
}

export function attemptsQuery(orderId: number) {
  const input = { filter: { order_id: orderId }, page: all };
  return { ...queries().payments.retrievePayments.queryOptions({ input }), staleTime: 0 };
}

export function casesQuery(orderId: number) {
  const input = { filter: { order_id: orderId }, page: all };
  return { ...queries().payments.retrievePaymentCases.queryOptions({ input }), staleTime: 0 };
}

export function momentsQuery(orderId: number) {
  const input = { filter: { order_id: orderId }, page: all };
  return { ...queries().orders.retrieveOrderHistory.queryOptions({ input }), staleTime: 0 };
}

/** Drops what the slices have answered about orders and their money. */
export function useRefreshOrders() {
  const client = useQueryClient();
  const [locale] = queries().orders.retrieveOrders.key();
  return async () => {
    await Promise.all(
      ['orders', 'payments', 'fiscal', 'inbox', 'trail'].map((slice) =>
        client.invalidateQueries({ queryKey: [locale, slice] }),
      ),
    );
  };
}
