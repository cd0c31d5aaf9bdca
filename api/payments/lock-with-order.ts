import { lockOrder } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment, lockPayment } from './store.ts';

/** Locks an attempt after its order, as everybody does, so that nobody waits for each other. Refuses `not_found`. */
export async function lockWithOrder(ctx: Ctx, paymentId: number): Promise<PaymentRow> {
  const { order_id } = await findPayment(ctx, paymentId);
  await lockOrder(ctx, order_id);
  return lockPayment(ctx, paymentId);
}
