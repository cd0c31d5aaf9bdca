import { queries } from '#web/shared/api.ts';

export function orderQuery(id: number) {
  return queries().orders.retrieveOrders.queryOptions({ input: { filter: { id } } });
}

/** What still waits to be paid, the latest first. */
export function openOrdersQuery() {
  return queries().orders.retrieveOrders.queryOptions({
    input: { filter: { status: ['pendente', 'aguarda-pagamento'] }, page: { number: 1, size: 5 } },
  });
}
