import { lockOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { nextRefundStatus, wayOf, type RefundMove } from '../model/refund-status.ts';
import { changeRefund, findRefund, type RefundRow } from './store.ts';

/** Every refund of an order changes under the lock of the order. Refuses `not_found`. */
export async function lockRefund(ctx: Ctx, id: number): Promise<RefundRow> {
  const { order_id } = await findRefund(ctx, id);
  await lockOrder(ctx, order_id);
  return findRefund(ctx, id);
}

type Moving = { move: RefundMove; reason?: string | undefined };

/** Refuses as `nextRefundStatus`. */
export async function moveRefund(ctx: Ctx, refund: RefundRow, { move, reason }: Moving): Promise<void> {
  const { id, status } = refund;
  const to = nextRefundStatus(status, { way: wayOf(refund), move });
  await changeRefund(ctx, id, { status: to });
  await recordMove(ctx, { subject: 'refund', subjectId: id, move, from: status, to, reason });
}
