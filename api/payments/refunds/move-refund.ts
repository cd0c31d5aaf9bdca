import { isCharged } from '#api/accounts/index.ts';
import { lockOrder } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { nextRefundStatus, type RefundMove, type RefundWay } from '../model/refund-status.ts';
import { changeRefund, findRefund, type RefundRow } from './store.ts';

/** Every refund of an order changes under the lock of the order. Refuses `not_found`. */
export async function lockRefund(ctx: Ctx, id: number): Promise<RefundRow> {
  const { order_id } = await findRefund(ctx, id);
  await lockOrder(ctx, order_id);
  return findRefund(ctx, id);
}

/** Money of a case is returned as money, whatever paid for its order. */
export async function wayOf(ctx: Ctx, { case_id, payment_id }: RefundRow): Promise<RefundWay> {
  return case_id === null && (await isCharged(ctx, payment_id)) ? 'credit' : 'money';
}

type Moving = { way: RefundWay; move: RefundMove; reason?: string | undefined };

/** Refuses `invalid_transition` and `refund_credited`. */
export async function moveRefund(ctx: Ctx, { id, status }: RefundRow, moving: Moving): Promise<void> {
  const { move, reason } = moving;
  const to = nextRefundStatus(status, moving);
  await changeRefund(ctx, id, { status: to });
  await recordMove(ctx, { subject: 'refund', subjectId: id, move, from: status, to, reason });
}
