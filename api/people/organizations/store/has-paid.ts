import type { Ctx } from '#api/shared/context.ts';

/** Whether an order of the organization is paid, or charged to a credit that staff have granted. */
export async function hasPaid(ctx: Ctx, organizationId: number): Promise<boolean> {
  const paid = ctx.db.selectFrom('shared_paid_orders').select('order_id').where('organization_id', '=', organizationId);
  return (await paid.limit(1).executeTakeFirst()) !== undefined;
}
