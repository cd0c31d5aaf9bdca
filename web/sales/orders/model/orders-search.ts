import type { OrderFilter } from '#contract/sales/orders/calls.ts';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import { laterPage, oneOf, searchReader, text } from '#contract/rules/search-reader.ts';

export const orderGroups = ['all', 'unpaid', 'paid', 'refunded', 'canceled'] as const;

export const readOrdersSearch = searchReader({ search: text(100), status: oneOf(orderGroups, 'all'), page: laterPage });
export type OrdersSearch = ReturnType<typeof readOrdersSearch>;

/** A person's own, or those of an organization. */
export type Buyer = { userId: number } | { organizationId: number };

const statusesOf: Record<NonNullable<OrdersSearch['status']>, OrderFilter> = {
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
