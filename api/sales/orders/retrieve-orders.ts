import type { Order } from '#contract/sales/orders/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { readerScope } from './buyer-scope.ts';
import { presentOrders } from './present-order.ts';
import { listOrders, type OrderQuery } from './store/orders.ts';

export async function retrieveOrders(ctx: Ctx, query: OrderQuery): Promise<ResultPage<Order>> {
  const { rows, total } = await listOrders(ctx, query, readerScope(ctx, 'orders.read'));
  return { results: await presentOrders(ctx, rows), total };
}
