import type { Order } from '#contract/sales/orders/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { presentOrders } from './present-order.ts';
import { openOrders } from './store/orders.ts';

/** Open orders of an organization, the first due first; where nothing is due, last. Checks no permissions. */
export async function unpaidOrders(ctx: Ctx, organizationId: number): Promise<Order[]> {
  const orders = await presentOrders(ctx, await openOrders(ctx, organizationId));
  return orders.toSorted((a, b) => dueAt(a) - dueAt(b));
}

function dueAt({ pay_by }: Order): number {
  return pay_by === null ? Infinity : Date.parse(pay_by);
}
