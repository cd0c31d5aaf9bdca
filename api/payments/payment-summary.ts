import type { Ctx } from '#api/shared/context.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPayment } from './store.ts';

export type PaymentSummary = Pick<PaymentRow, 'id' | 'order_id' | 'status' | 'decline_reason'>;

/** An attempt as people are told of it. Asks nobody's leave. Refuses `not_found`. */
export async function paymentSummary(ctx: Ctx, paymentId: number): Promise<PaymentSummary> {
  const { id, order_id, status, decline_reason } = await findPayment(ctx, paymentId);
  return { id, order_id, status, decline_reason };
}
