import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { openDetail } from '../details/seal-detail.ts';

type OrderAccount = {
  order_id: number;
  user_id: number;
  organization_id: number | null;
  iban_sealed: string | null;
  iban_country: string | null;
  iban_end: string | null;
};

/** The bank accounts that the buyers of these orders have stored for refunds: that of the organization for its orders. */
export function accountsOf(ctx: Ctx, orderIds: readonly number[]): Promise<OrderAccount[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('shared_orders as o')
    .leftJoin('payment_details as d', (join) =>
      join.on(
        sql<boolean>`case when o.organization_id is null then d.user_id = o.user_id else d.organization_id = o.organization_id end`,
      ),
    )
    .select(['o.id as order_id', 'o.user_id', 'o.organization_id'])
    .select([
      'd.refund_iban_sealed as iban_sealed',
      'd.refund_iban_country as iban_country',
      'd.refund_iban_end as iban_end',
    ])
    .where('o.id', 'in', orderIds)
    .execute();
}

export async function accountOf(ctx: Ctx, orderId: number): Promise<OrderAccount> {
  const [account] = await accountsOf(ctx, [orderId]);
  if (!account) throw new Error(`There is no order ${orderId}.`);
  return account;
}

export function openIban(ctx: Ctx, { user_id, organization_id, iban_sealed }: OrderAccount): string | null {
  if (iban_sealed === null) return null;
  const owner = organization_id === null ? { user_id, organization_id } : { user_id: null, organization_id };
  return openDetail(ctx, iban_sealed, { owner, detail: 'refund iban' });
}
