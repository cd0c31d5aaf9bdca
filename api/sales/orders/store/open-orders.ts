import { openOrderStatuses } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';

/** How many orders of an organization are neither paid nor cancelled. */
export async function openOrdersOfOrganization(ctx: Ctx, organizationId: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('status', 'in', openOrderStatuses)
    .executeTakeFirstOrThrow();
  return count;
}
