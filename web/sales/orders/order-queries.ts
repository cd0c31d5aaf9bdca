import type { OrderFilter } from '#contract/sales/orders/calls.ts';
import { openOrderStatuses } from '#contract/sales/orders/values.ts';
import { queries } from '#web/shared/api/api.ts';
import { filterOf, type Buyer, type OrdersSearch } from './model/orders-search.ts';

export function orderQuery(id: number) {
  return queries().orders.retrieveOrders.queryOptions({ input: { filter: { id } } });
}

export function unpaidOrdersQuery(userId: number) {
  return unpaidOf({ user_id: userId, organization_id: null });
}

export function unpaidOrdersOfOrganizationQuery(organizationId: number) {
  return unpaidOf({ organization_id: organizationId });
}

function unpaidOf(buyer: OrderFilter) {
  const query = queries().orders.retrieveOrders.queryOptions({
    input: { filter: { ...buyer, status: [...openOrderStatuses] }, page: { number: 1, size: 50 } },
  });
  // An order may be paid in the meantime.
  return { ...query, staleTime: 5_000 };
}

export const ordersPerPage = 10;

export function ordersQuery(buyer: Buyer, search: OrdersSearch) {
  const page = { number: search.page ?? 1, size: ordersPerPage };
  return queries().orders.retrieveOrders.queryOptions({ input: { filter: filterOf(buyer, search), page } });
}

export function orderHistoryQuery(orderId: number) {
  return queries().orders.retrieveOrderHistory.queryOptions({
    input: { filter: { order_id: orderId }, page: { number: 1, size: 100 } },
  });
}

/** Nothing where the order belongs to another buyer. */
export function oneOrderQuery(buyer: OrderFilter, id: number) {
  return queries().orders.retrieveOrders.queryOptions({ input: { filter: { ...buyer, id } } });
}
