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

/** Of the latest push; null where there was none. */
export async function latestPhoneOf(ctx: Ctx, orderId: number): Promise<string | null> {
  const latest = await ctx.db
    .selectFrom('payments')
    .select('phone')
    .where('order_id', '=', orderId)
    .where('phone', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return latest?.phone ?? null;
}
