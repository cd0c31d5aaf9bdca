import { dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Of paid gifts whose day has come. */
export async function dueGifts(ctx: Ctx, limit: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('gifts as g')
    .innerJoin('shared_order_gifts as o', 'o.order_item_id', 'g.order_item_id')
    .select('g.order_item_id')
    .where('g.status', '=', 'scheduled')
    .where('o.refunded_at', 'is', null)
    .where('o.order_status', 'in', paidOrderStatuses)
    .where((row) => row.or([row('o.send_on', 'is', null), row('o.send_on', '<=', dayIn(operatorZone, ctx.now()))]))
    .orderBy('g.order_item_id')
    .limit(limit)
    .execute();
  return rows.map(({ order_item_id }) => order_item_id);
}
