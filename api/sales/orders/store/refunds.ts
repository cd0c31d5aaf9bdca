import { sql } from 'kysely';
import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Of `orders`, without those of late or wrong money. Moments are as the database writes them. */
export const refundsOfOrder = sql<RefundOfOrder[]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'status', r.status, 'amount_minor', r.amount_minor,
    'order_item_ids', r.order_item_ids, 'destination', r.destination, 'refuse_reason', r.refuse_reason,
    'requested_at', r.requested_at, 'answer_by', r.answer_by, 'decided_at', r.decided_at, 'sent_at', r.sent_at,
    'done_at', r.done_at, 'withdrawn_at', r.withdrawn_at) order by r.id), '[]')
  from shared_refunds r where r.order_id = orders.id and r.case_id is null)`;

export async function refundsOf(ctx: Ctx, orderId: number): Promise<RefundOfOrder[]> {
  const { refunds } = await ctx.db
    .selectFrom('orders')
    .select(refundsOfOrder.as('refunds'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return refunds;
}
