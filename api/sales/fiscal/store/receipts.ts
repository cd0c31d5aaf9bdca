import { sql } from 'kysely';
import type { MoneySettled } from '#api/sales/accounts/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** What the receipt of an entry of a current account was issued for; the view of the account finds it by this. */
export function occasionOf(entryId: number): string {
  return `ledger entry ${entryId}`;
}

/** The money for orders with an invoice (FT) of this site that is not received in full, and without its receipt. */
export async function withoutReceipt(ctx: Ctx, settled: readonly MoneySettled[]): Promise<MoneySettled[]> {
  if (settled.length === 0) return [];
  const { rows } = await sql<{ at: number }>`
    select m.at::int as at from unnest(
      ${settled.map(({ orderId }) => orderId)}::bigint[], ${settled.map(({ entryId }) => occasionOf(entryId))}::text[]
    ) with ordinality as m (order_id, occasion, at)
    join fiscal_documents f on f.order_id = m.order_id and f.kind = 'FT' and f.state = 'issued' and f.issued_by = 'internal'
    where f.total_minor > (
        select coalesce(sum(r.total_minor), 0) from fiscal_documents r where r.origin_document_id = f.id and r.kind = 'RC')
      and not exists (
        select from fiscal_documents r where r.order_id = m.order_id and r.kind = 'RC' and r.occasion = m.occasion)
    order by m.at`.execute(ctx.db);
  return rows.flatMap(({ at }) => settled[at - 1] ?? []);
}
