import { sql } from 'kysely';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import { countSales } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Recounts the courses that a paid order has seats of. */
export function countOrderSales(ctx: Ctx, orderId: number): Promise<void> {
  const courses = ctx.db
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select('i.course_id')
    .where('o.id', '=', orderId)
    .where('o.status', 'in', paidOrderStatuses)
    .where('i.kind', '<>', 'service')
    .where('i.refunded_at', 'is', null);
  return countSales(ctx, sql<number[]>`array(${courses})`);
}
