import type { OrderFilter } from '#contract/orders/calls.ts';

export const orderGroups = ['all', 'unpaid', 'paid', 'refunded', 'canceled'] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** Defaults are left out of the address: all orders, page one. */
export type OrdersSearch = { search?: string; status?: Exclude<OrderGroup, 'all'>; page?: number };

const longest = 100;
const lastPage = 100_000;

export function readOrdersSearch(raw: Record<string, unknown>): OrdersSearch {
  const said = raw['search'];
  // The address of a number without quotes is read as a number.
  const search = (typeof said === 'string' || typeof said === 'number' ? String(said) : '').trim().slice(0, longest);
  const status = orderGroups.find((name) => name === raw['status']);
  const page = Number(raw['page']);
  return {
    ...(search && { search }),
    ...(status && status !== 'all' && { status }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= lastPage && { page }),
  };
}

/** A person's own, or those of an organization. */
export type Buyer = { userId: number } | { organizationId: number };

const statusesOf: Record<Exclude<OrderGroup, 'all'>, OrderFilter> = {
  unpaid: { is_unpaid: true },
  paid: { status: ['aguarda-satisfacao', 'finalizada'] },
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
