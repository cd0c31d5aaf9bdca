import { sql } from 'kysely';
import { openOrderStatuses } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';

type Batch = { userId: number; lastId: number; limit: number };

export function ordersWithAll(ctx: Ctx, { userId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('orders')
    .innerJoin('shared_currencies as currencies', 'currencies.id', 'orders.currency_id')
    .select(['orders.id', 'orders.number', 'orders.status', 'orders.placed_at', 'orders.expires_at'])
    .select('orders.pay_by')
    .select(['currencies.key as currency', 'orders.subtotal_minor', 'orders.discount_minor', 'orders.tax_minor'])
    .select(['orders.total_minor', 'orders.cancel_reason', 'orders.coupon_code', 'orders.tax_address_snapshot'])
    .select(['orders.terms_version', 'orders.terms_accepted_at'])
    .select(
      sql<object[]>`(select coalesce(json_agg(json_build_object('title', title, 'class_id', class_id,
          'quantity', quantity, 'unit_price_minor', unit_price_minor, 'discount_minor', discount_minor, 'net_minor', net_minor,
          'tax_minor', tax_minor, 'regulation_sha256', regulation_sha256, 'given_to', (select json_build_object('email', email,
          'name', name, 'message', message) from order_gifts where order_item_id = order_items.id)) order by id), '[]')
        from order_items where order_id = orders.id)`.as('items'),
    )
    .select(
      sql<object[]>`(select coalesce(json_agg(json_build_object('kind', kind, 'number', number,
          'issued_at', issued_at, 'state', state, 'document', snapshot) order by id), '[]')
        from invoices where order_id = orders.id)`.as('invoices'),
    )
    .where('orders.user_id', '=', userId)
    .where('orders.id', '>', lastId)
    .orderBy('orders.id')
    .limit(limit)
    .execute();
}

export async function openOrdersOf(ctx: Ctx, userId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('organization_id', 'is', null)
    .where('status', 'in', openOrderStatuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A pro-forma is no fiscal document, so that the buyer of a canceled order can be removed from it. */
export async function removeBuyerOfUnpaid(ctx: Ctx, userId: number): Promise<void> {
  const unpaid = ctx.db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('organization_id', 'is', null)
    .where('status', '=', 'cancelada')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('invoices.id')
            .whereRef('invoices.order_id', '=', 'orders.id')
            .where('kind', '<>', 'PF'),
        ),
      ),
    );
  await ctx.db
    .updateTable('invoices')
    .set({ snapshot: sql`snapshot - 'buyer'` })
    .where('order_id', 'in', unpaid)
    .execute();
  await ctx.db.updateTable('orders').set({ tax_address_snapshot: null }).where('id', 'in', unpaid).execute();
}
