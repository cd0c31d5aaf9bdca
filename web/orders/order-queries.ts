import { queries } from '#web/shared/api/api.ts';

export function orderQuery(id: number) {
  return queries().orders.retrieveOrders.queryOptions({ input: { filter: { id } } });
}

export function openOrdersQuery(userId: number) {
  return queries().orders.retrieveOrders.queryOptions({
    input: { filter: { user_id: userId, status: ['pendente', 'aguarda-pagamento'] }, page: { number: 1, size: 5 } },
  });
}
