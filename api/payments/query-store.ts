import type { Ctx } from '#api/shared/context.ts';
import type { PaymentRow } from './payment-row.ts';

export function chargesToQuery(ctx: Ctx) {
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_ref', 'charge_id', 'queries'])
    .where('next_query_at', '<=', ctx.now())
    .orderBy('next_query_at')
    .limit(100)
    .execute();
}

type Plan = Pick<PaymentRow, 'queries' | 'next_query_at'>;

export async function planQuery(ctx: Ctx, id: number, plan: Plan): Promise<void> {
  await ctx.db.updateTable('payments').set(plan).where('id', '=', id).execute();
}
