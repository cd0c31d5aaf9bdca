import type { Order } from '#contract/orders/calls.ts';

type Unpaid = Pick<Order, 'pay_by'>;

/** Those that can still be paid, the most urgent first; last those whose proof is being reviewed. */
export function unpaidOrders<O extends Unpaid>(orders: readonly O[], now: number): O[] {
  return orders
    .filter(({ pay_by }) => pay_by === null || Date.parse(pay_by) > now)
    .toSorted((one, other) => dueAt(one) - dueAt(other));
}

function dueAt({ pay_by }: Unpaid): number {
  return pay_by === null ? Number.MAX_VALUE : Date.parse(pay_by);
}
