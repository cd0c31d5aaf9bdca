import type { PaymentMethod } from '#contract/payments/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Received = { method: PaymentMethod; amount_minor: number };

/** What paid this order, in its currency, without money that is to go back. Checks no permissions. */
export async function receivedFor(ctx: Ctx, orderId: number): Promise<Received[]> {
  return ctx.db
    .selectFrom('payments')
    .select(['method_slug as method', 'amount_minor'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .where(({ or, eb }) => or([eb('flag', 'is', null), eb('flag', 'not in', ['paid_twice', 'refund_due'])]))
    .orderBy('id')
    .$castTo<Received>()
    .execute();
}
