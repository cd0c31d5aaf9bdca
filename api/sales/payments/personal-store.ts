import type { Ctx } from '#api/shared/context.ts';

type Batch = { userId: number; lastId: number; limit: number };

export function paymentsToTakeAlong(ctx: Ctx, { userId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('payments')
    .innerJoin('shared_currencies as currencies', 'currencies.id', 'payments.currency_id')
    .innerJoin('shared_orders as orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'orders.number as order_number', 'payments.method_slug as method', 'payments.channel'])
    .select(['payments.amount_minor', 'currencies.key as currency', 'payments.status', 'payments.entity'])
    .select([
      'payments.reference',
      'payments.phone',
      'payments.expires_at',
      'payments.paid_at',
      'payments.paid_amount_minor',
    ])
    .select([
      'payments.proof_sent_at',
      'payments.receipt_number',
      'payments.decline_reason',
      'payments.refusal',
      'payments.created_at',
    ])
    .where('payments.user_id', '=', userId)
    .where('payments.id', '>', lastId)
    .orderBy('payments.id')
    .limit(limit)
    .execute();
}

export function proofsOf(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('payments')
    .innerJoin('shared_files as files', 'files.id', 'payments.proof_file_id')
    .select(['payments.id', 'files.id as file_id', 'files.name', 'files.storage_key'])
    .where('payments.user_id', '=', userId)
    .orderBy('payments.id')
    .execute();
}

/** Late and wrong money for the orders of the user. */
export function casesToTakeAlong(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('payment_cases as c')
    .innerJoin('shared_orders as orders', 'orders.id', 'c.order_id')
    .select(['c.id', 'orders.number as order_number', 'c.kind', 'c.state', 'c.amount_minor', 'c.currency_key'])
    .select(['c.opened_at', 'c.reclaimed_at', 'c.resolved_at'])
    .where('orders.user_id', '=', userId)
    .orderBy('c.id')
    .execute();
}

export async function removePhonesOf(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.updateTable('payments').set({ phone: null }).where('user_id', '=', userId).execute();
}
