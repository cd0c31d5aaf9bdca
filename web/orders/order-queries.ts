import { queries } from '#web/shared/api/api.ts';

export function orderQuery(id: number) {
  return queries().orders.retrieveOrders.queryOptions({ input: { filter: { id } } });
}

export function unpaidOrdersQuery(userId: number) {
  const query = queries().orders.retrieveOrders.queryOptions({
    input: {
      filter: { user_id: userId, organization_id: null, status: ['pendente', 'aguarda-pagamento'] },
      page: { number: 1, size: 50 },
    },
  });
  // An order may be paid in the meantime.
  return { ...query, staleTime: 5_000 };
}
