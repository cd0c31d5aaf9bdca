import type { Order } from '#contract/sales/orders/calls.ts';

type Unpaid = Pick<Order, 'pay_by'>;
type Query = { now: number; withOverdue: boolean };

/**
 * The most urgent first, then those whose proof is being reviewed. Last those that can no longer be paid: until they are
 * canceled, the same class cannot be ordered again.
 */
export function unpaidOrders<O extends Unpaid>(orders: readonly O[], { now, withOverdue }: Query): O[] {
  const requested = orders.filter((order) => withOverdue || !isOverdue(order, now));
  return requested.toSorted((one, other) => rankOf(one, now) - rankOf(other, now));
}

export function isOverdue({ pay_by }: Unpaid, now: number): boolean {
  return pay_by !== null && Date.parse(pay_by) <= now;
}

function rankOf(order: Unpaid, now: number): number {
  if (order.pay_by === null) return Number.MAX_SAFE_INTEGER;
  return isOverdue(order, now) ? Number.MAX_VALUE : Date.parse(order.pay_by);
}
