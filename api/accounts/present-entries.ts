import type { LedgerEntry } from '#contract/accounts/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { openDebits } from './model/ledger.ts';
import type { Period } from './model/statement-period.ts';
import { bookedIn, listEntries, type Account } from './store.ts';

export async function presentEntries(
  ctx: Ctx,
  account: Account & Period,
  page: Parameters<typeof listEntries>[2],
): Promise<Found<LedgerEntry>> {
  const open = new Map(openDebits(await bookedIn(ctx, account)).map(({ id, openMinor }) => [id, openMinor]));
  const { rows, total } = await listEntries(ctx, account, page);
  const results = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    amount_minor: row.amount_minor,
    balance_minor: row.balance_minor,
    due_at: row.due_at?.toISOString() ?? null,
    open_minor: open.get(row.id) ?? 0,
    order_id: row.order_id,
    order_number: row.order_number,
    reference: row.reference,
    note: row.note,
    documents: row.documents,
    created_at: row.created_at.toISOString(),
  }));
  return { results, total };
}
