import { lockOrder } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, lockPayment } from './store.ts';

/** Locks the order before the attempt, as all code does, to avoid deadlocks. Refuses `not_found`. */
export async function lockWithOrder(ctx: Ctx, paymentId: number): Promise<PaymentRow> {
  return lockAfterOrder(ctx, await findPayment(ctx, paymentId));
}

export async function lockAfterOrder(
  ctx: Ctx,
  { id, order_id }: Pick<PaymentRow, 'id' | 'order_id'>,
): Promise<PaymentRow> {
  await lockOrder(ctx, order_id);
  return lockPayment(ctx, id);
}
