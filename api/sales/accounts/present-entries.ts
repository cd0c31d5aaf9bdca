import type { LedgerEntry } from '#contract/sales/accounts/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { balanceBefore, entriesAfter, listEntries, type EntryPage, type EntryRow } from './entry-store.ts';
import { signedMinor } from './model/ledger.ts';
import type { Period } from './model/statement-period.ts';
import { openAccount } from './open-account.ts';
import type { Account } from './store.ts';

export async function presentEntries(
  ctx: Ctx,
  account: Account & Period,
  { isOpen, ...page }: Omit<EntryPage, 'ids'> & { isOpen?: true | undefined },
): Promise<ResultPage<LedgerEntry>> {
  const { debits } = await openAccount(ctx, account);
  const open = new Map(debits.map(({ id, openMinor }) => [id, openMinor]));
  const { rows, total } = await listEntries(ctx, account, { ...page, ids: isOpen && [...open.keys()] });
  return { results: rows.map((row) => presented(row, open.get(row.id))), total };
}

const entriesAtATime = 1_000;

/** All entries of a period, oldest first, in portions, so that other requests have their turn between them. */
export async function presentPeriod(ctx: Ctx, account: Account & Period): Promise<LedgerEntry[]> {
  const { debits } = await openAccount(ctx, account);
  const open = new Map(debits.map(({ id, openMinor }) => [id, openMinor]));
  const entries: LedgerEntry[] = [];
  let balance_minor = await balanceBefore(ctx, account);
  for (let read = entriesAtATime; read === entriesAtATime;) {
    const rows = await entriesAfter(ctx, account, { afterId: entries.at(-1)?.id, limit: entriesAtATime });
    for (const row of rows) {
      balance_minor += signedMinor(row);
      entries.push(presented({ ...row, balance_minor }, open.get(row.id)));
    }
    read = rows.length;
  }
  return entries;
}

function presented(row: EntryRow, openMinor = 0): LedgerEntry {
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    amount_minor: row.amount_minor,
    balance_minor: row.balance_minor,
    due_at: row.due_at?.toISOString() ?? null,
    open_minor: openMinor,
    order_id: row.order_id,
    order_number: row.order_number,
    reference: row.reference,
    note: row.note,
    documents: row.documents,
    created_at: row.created_at.toISOString(),
  };
}
