import type { Order } from '#contract/orders/calls.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentOrders } from './present-order.ts';
import { listOrders, type OrderQuery } from './store/orders.ts';

export async function retrieveOrders(ctx: Ctx, query: OrderQuery): Promise<Found<Order>> {
  const seesAll = hasClaims(ctx, 'orders.read');
  const { rows, total } = await listOrders(ctx, query, seesAll ? null : signedIn(ctx).userId);
  return { results: await presentOrders(ctx, rows), total };
}
