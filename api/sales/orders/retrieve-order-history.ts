import type { OrderHistoryFilter, OrderMoment } from '#contract/sales/orders/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { isWithin, readerScope } from './buyer-scope.ts';
import { orderHistory } from './model/order-history.ts';
import { historyOf } from './store/history.ts';
import { usersOfOrganization } from './store/memberships.ts';
import { findOrders } from './store/orders.ts';

type Query = ListQuery<{ filter?: OrderHistoryFilter | undefined }>;

export async function retrieveOrderHistory(
  ctx: Ctx,
  { filter, limit, offset }: Query,
): Promise<ResultPage<OrderMoment>> {
  const scope = readerScope(ctx, 'orders.read');
  if (filter.order_id === undefined) throw new Refusal('invalid_input', { field: 'filter' });
  const [order] = await findOrders(ctx, [filter.order_id]);
  if (!order || !(await isWithin(ctx, scope, order))) return { results: [], total: 0 };
  const { organization_id } = order;
  const members = organization_id === null ? new Set() : await usersOfOrganization(ctx, organization_id);
  const isBuyer = (userId: number) => userId === order.user_id || members.has(userId);
  const moments = orderHistory(await historyOf(ctx, order.id), { isBuyer, isStaff: scope === null });
  return { results: moments.slice(offset, offset + limit), total: moments.length };
}
