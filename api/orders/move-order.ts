import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { nextStatus, type OrderMove } from './model/order-status.ts';
import { changeOrder, type OrderChange, type OrderRow } from './store/orders.ts';

/** The order must be locked. Refuses `invalid_transition`. */
export async function moveOrder(
  ctx: Ctx,
  order: Pick<OrderRow, 'id' | 'status'>,
  { move, reason, ...change }: { move: OrderMove; reason?: string | undefined } & Omit<OrderChange, 'status'>,
): Promise<void> {
  const to = nextStatus(order.status, move);
  await changeOrder(ctx, order.id, { ...change, status: to });
  await recordMove(ctx, { subject: 'order', subjectId: order.id, move, from: order.status, to, reason });
}
