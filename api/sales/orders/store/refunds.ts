import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import type { Ctx } from '#api/shared/context.ts';

type MomentName = 'requested_at' | 'answer_by' | 'decided_at' | 'sent_at' | 'done_at' | 'withdrawn_at';
export type RefundOfOrderRow = Omit<RefundOfOrder, MomentName> & { order_id: number; requested_at: Date } & Record<
    Exclude<MomentName, 'requested_at'>,
    Date | null
  >;

/** Without those of late or wrong money. */
export function refundsOfOrders(ctx: Ctx, orderIds: readonly number[]): Promise<RefundOfOrderRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('shared_refunds')
    .select(['id', 'order_id', 'status', 'amount_minor', 'order_item_ids', 'destination', 'refuse_reason'])
    .select(['requested_at', 'answer_by', 'decided_at', 'sent_at', 'done_at', 'withdrawn_at'])
    .where('order_id', 'in', orderIds)
    .where('case_id', 'is', null)
    .orderBy('id')
    .$castTo<RefundOfOrderRow>()
    .execute();
}
