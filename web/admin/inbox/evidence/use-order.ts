import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import { queries } from '#web/shared/api/api.ts';

/** The order that an item is about; undefined until it is there, and for those who may not read orders. */
export function useOrder(id: number | null): Order | undefined {
  const input = { filter: { id: id ?? 0 } };
  const { data } = useQuery({ ...queries().orders.retrieveOrders.queryOptions({ input }), enabled: id !== null });
  return data?.results[0];
}
