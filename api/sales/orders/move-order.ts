import type { Ctx } from '#api/shared/context.ts';
import { recordingMove } from '#api/shared/database/status-history.ts';
import { orderLifeCycle, type OrderMove } from './model/order-status.ts';
import type { OrderChange, OrderRow } from './store/orders.ts';

/** The order must be locked. Refuses `invalid_transition`. */
export async function moveOrder(
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  { move, reason, ...change }: { move: OrderMove; reason?: string | undefined } & Omit<OrderChange, 'status'>,
): Promise<void> {
  const to = orderLifeCycle.next(order.status, move);
  await recordingMove(ctx, { subject: 'order', subjectId: order.id, move, from: order.status, to, reason })
    .updateTable('orders')
    .set({ ...change, status: to })
    .where('id', '=', order.id)
    .execute();
}
