import { sql } from 'kysely';
import type { EntryKind, EntryReason } from '#contract/sales/accounts/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Period } from './model/statement-period.ts';
import type { Account } from './store.ts';

export type EntryRow = {
  id: number;
  kind: EntryKind;
  reason: EntryReason;
  amount_minor: number;
  balance_minor: number;
  due_at: Date | null;
  order_id: number | null;
  order_number: string | null;
  reference: string;
  note: string;
  documents: { id: number; number: string }[];
  created_at: Date;
};

export type EntryPage = {
  limit: number;
  offset: number;
  newestFirst: boolean;
  reason?: EntryReason | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
};

/** The invoice of a charge, the credit note of what was returned or canceled, the receipts of money. */
const isDocumentOf = sql<boolean>`case
  when e.kind = 'debit' then e.reason = 'order' and f.kind in ('FT', 'FR')
  when e.reason = 'refund' then f.kind = 'NC' and f.occasion = e.cause
  when e.reason = 'order' then f.kind = 'NC' and f.occasion like 'canceled %'
  else e.reason = 'payment' and f.kind = 'FR' end`;

const documentsOfEntry = sql`
  select coalesce(json_agg(json_build_object('id', d.id, 'number', d.number) order by d.id), '[]') as documents from (
    (select f.id, f.number from shared_fiscal_documents f
      where f.order_id = e.order_id and ${isDocumentOf} order by f.id desc limit 1)
    union
    select f.id, f.number from shared_fiscal_documents f
      where e.kind = 'credit' and f.kind = 'RC' and f.occasion = 'ledger entry ' || e.id
  ) d`;

/** With the balance of the whole account after each entry. */
export async function listEntries(
  ctx: Ctx,
  account: Account & Period,
  page: EntryPage,
): Promise<{ rows: EntryRow[]; total: number }> {
  const { limit, offset, newestFirst } = page;
  const direction = newestFirst ? sql`desc` : sql`asc`;
  const { rows } = await sql<EntryRow & { total: number }>`
    select e.*, o.number as order_number, d.documents from (
      select *, count(*) over () as total from (
        select id, kind, reason, amount_minor, due_at, order_id, reference, note, cause, created_at,
          sum(case kind when 'debit' then amount_minor else -amount_minor end) over (order by created_at, id)::bigint
            as balance_minor
        from ledger_entries
        where organization_id = ${account.organizationId} and currency_id = ${account.currencyId}
      ) e
      where ${within(account)} and ${isChosen(page)}
      order by e.created_at ${direction}, e.id ${direction} limit ${limit} offset ${offset}
    ) e
    left join shared_orders o on o.id = e.order_id
    cross join lateral (${documentsOfEntry}) d
    order by e.created_at ${direction}, e.id ${direction}`.execute(ctx.db);
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: await countEntries(ctx, account, page) };
}

async function countEntries(ctx: Ctx, account: Account & Period, page: EntryPage): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_entries e
    where e.organization_id = ${account.organizationId} and e.currency_id = ${account.currencyId}
      and ${within(account)} and ${isChosen(page)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

function isChosen({ reason, ids }: EntryPage) {
  const isBecause = reason === undefined ? sql<boolean>`true` : sql<boolean>`e.reason = ${reason}`;
  return ids === undefined ? isBecause : sql<boolean>`${isBecause} and e.id = any(${[...ids]}::bigint[])`;
}

function within({ from, before }: Period) {
  return sql<boolean>`(${from}::timestamptz is null or e.created_at >= ${from}::timestamptz)
    and (${before}::timestamptz is null or e.created_at < ${before}::timestamptz)`;
}

export async function balanceBefore(ctx: Ctx, { organizationId, currencyId, from }: Account & Period): Promise<number> {
  if (!from) return 0;
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(case kind when 'debit' then amount_minor else -amount_minor end), 0)::bigint as balance
    from ledger_entries
    where organization_id = ${organizationId} and currency_id = ${currencyId} and created_at < ${from}`.execute(ctx.db);
  return rows[0]?.balance ?? 0;
}

/** The entries of a period in the order of time, after one of them: so many at most, without balances. */
export async function entriesAfter(
  ctx: Ctx,
  account: Account & Period,
  { afterId, limit }: { afterId: number | undefined; limit: number },
): Promise<Omit<EntryRow, 'balance_minor'>[]> {
  const isAfter =
    afterId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`(e.created_at, e.id) > (select created_at, id from ledger_entries where id = ${afterId})`;
  const { rows } = await sql<Omit<EntryRow, 'balance_minor'>>`
    select e.*, o.number as order_number, d.documents from (
      select id, kind, reason, amount_minor, due_at, order_id, reference, note, cause, created_at from ledger_entries e
      where organization_id = ${account.organizationId} and currency_id = ${account.currencyId}
        and ${within(account)} and ${isAfter}
      order by created_at, id limit ${limit}
    ) e
    left join shared_orders o on o.id = e.order_id
    cross join lateral (${documentsOfEntry}) d
    order by e.created_at, e.id`.execute(ctx.db);
  return rows;
}
