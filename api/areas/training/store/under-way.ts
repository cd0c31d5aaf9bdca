import { sql } from 'kysely';
import { currentClassStatuses } from '#contract/offer/classes/values.ts';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { assigned, selectLines } from './lines.ts';

/** Seats that can still be assigned, and classes with seats of the organization that have dates and are not over. */
export async function trainingUnderWay(
  ctx: Ctx,
  organizationId: number,
): Promise<{ freeSeats: number; runningClasses: number }> {
  const isRunning = sql<boolean>`(${assigned} > 0 and k.status in (${literals(currentClassStatuses)}) and k.end_at > ${ctx.now()}::timestamptz)`;
  const { free, running } = await ctx.db
    .selectFrom(
      selectLines(ctx)
        .select(isRunning.as('is_running'))
        .where('i.organization_id', '=', organizationId)
        .where('i.order_status', 'in', paidOrderStatuses)
        .as('l'),
    )
    .select([
      sql<number>`coalesce(sum(l.quantity - l.assigned) filter (where l.is_assignable), 0)::int`.as('free'),
      sql<number>`(count(distinct l.class_id) filter (where l.is_running))::int`.as('running'),
    ])
    .executeTakeFirstOrThrow();
  return { freeSeats: free, runningClasses: running };
}
