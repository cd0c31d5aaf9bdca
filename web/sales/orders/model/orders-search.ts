import type { OrderFilter } from '#contract/sales/orders/calls.ts';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import { laterPage, nameIn, searchReader, textUpTo } from '#web/shared/search/search-reader.ts';

export const orderGroups = ['all', 'unpaid', 'paid', 'refunded', 'canceled'] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** Defaults are left out of the address: all orders, page one. */
export type OrdersSearch = { search?: string; status?: Exclude<OrderGroup, 'all'>; page?: number };

export const readOrdersSearch: (raw: Record<string, unknown>) => OrdersSearch = searchReader({
  search: textUpTo(100),
  status: nameIn(orderGroups, 'all'),
  page: laterPage,
});

/** A person's own, or those of an organization. */
export type Buyer = { userId: number } | { organizationId: number };

const statusesOf: Record<Exclude<OrderGroup, 'all'>, OrderFilter> = {
  unpaid: { is_unpaid: true },
  paid: { status: [...paidOrderStatuses] },
  refunded: { status: 'devolvida' },
  canceled: { status: 'cancelada' },
};

export function filterOf(buyer: Buyer, { search, status }: OrdersSearch): OrderFilter {
  return {
    ...filterOfBuyer(buyer),
    ...(status && statusesOf[status]),
    ...(search && { search }),
  };
}

export function filterOfBuyer(buyer: Buyer): OrderFilter {
  // Staff can read everybody's orders, so the buyer is named.
  return 'userId' in buyer
    ? { user_id: buyer.userId, organization_id: null }
    : { organization_id: buyer.organizationId };
}
