import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { Account } from './store.ts';

/** Accounts with a balance to pay and a debit that is due before this moment. */
export async function accountsOwing(ctx: Ctx, dueBefore: Date): Promise<Account[]> {
  const { rows } = await sql<{ organization_id: number; currency_id: number }>`
    select organization_id, currency_id from ledger_entries
    group by organization_id, currency_id
    having sum(case kind when 'debit' then amount_minor else -amount_minor end) > 0 and min(due_at) < ${dueBefore}
    order by organization_id, currency_id`.execute(ctx.db);
  return rows.map(({ organization_id, currency_id }) => ({ organizationId: organization_id, currencyId: currency_id }));
}

export type Charge = { number: string | null; is_reserved: boolean };

/** The order of each entry, and whether its seats are reserved until it is paid. */
export async function chargesOf(ctx: Ctx, entryIds: readonly number[]): Promise<Map<number, Charge>> {
  const { rows } = await sql<Charge & { id: number }>`
    select e.id, o.number, coalesce(p.method_slug = 'reserva' and p.status = 'pending', false) as is_reserved
    from ledger_entries e
    left join shared_orders o on o.id = e.order_id
    left join shared_payments p on p.id = e.payment_id
    where e.id = any(${[...entryIds]})`.execute(ctx.db);
  return new Map(rows.map(({ id, number, is_reserved }) => [id, { number, is_reserved }]));
}

export async function creditsSince(ctx: Ctx, account: Account, since: Date): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('ledger_entries')
    .select('id')
    .where('organization_id', '=', account.organizationId)
    .where('currency_id', '=', account.currencyId)
    .where('kind', '=', 'credit')
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}
