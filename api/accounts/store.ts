import { sql } from 'kysely';
import { entryKinds, entryReasons, type EntryKind, type EntryReason } from '#contract/accounts/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Booked } from './model/ledger.ts';
import type { Period } from './model/statement-period.ts';

export type Account = { organizationId: number; currencyId: number };

export type NewEntry = Account & {
  kind: EntryKind;
  reason: EntryReason;
  amountMinor: number;
  dueAt: Date | null;
  /** Of an order that is charged. */
  limitMinor?: number;
  orderId?: number | undefined;
  paymentId?: number | undefined;
  reference?: string;
  note?: string;
  /** Books once. */
  cause: string;
};

/** Undefined where this cause is booked already. */
export async function insertEntry(ctx: Ctx, entry: NewEntry): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('ledger_entries')
    .values({
      organization_id: entry.organizationId,
      currency_id: entry.currencyId,
      kind: entry.kind,
      reason: entry.reason,
      amount_minor: entry.amountMinor,
      due_at: entry.dueAt,
      limit_minor: entry.limitMinor ?? null,
      order_id: entry.orderId ?? null,
      payment_id: entry.paymentId ?? null,
      reference: entry.reference ?? '',
      note: entry.note ?? '',
      cause: entry.cause,
      created_by: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export type StoredBooked = Booked & { reason: EntryReason };

export async function bookedIn(ctx: Ctx, { organizationId, currencyId }: Account): Promise<StoredBooked[]> {
  const rows = await entries(ctx)
    .where('organization_id', '=', organizationId)
    .where('currency_id', '=', currencyId)
    .execute();
  return rows.map(bookedOf);
}

/** By account. */
export async function bookedInAll(ctx: Ctx): Promise<StoredBooked[][]> {
  const rows = await entries(ctx).select(['organization_id', 'currency_id']).execute();
  const accounts = Map.groupBy(rows, (row) => `${row.organization_id} ${row.currency_id}`);
  return [...accounts.values()].map((ofAccount) => ofAccount.map(bookedOf));
}

function entries({ db }: Ctx) {
  return db
    .selectFrom('ledger_entries')
    .select(['id', 'kind', 'reason', 'amount_minor', 'due_at', 'order_id'])
    .orderBy('id');
}

type Row = {
  id: number;
  kind: string;
  reason: string;
  amount_minor: number;
  due_at: Date | null;
  order_id: number | null;
};

function bookedOf({ id, kind, reason, amount_minor, due_at, order_id }: Row): StoredBooked {
  return {
    id,
    kind: kindNamed(kind),
    reason: reasonNamed(reason),
    amountMinor: amount_minor,
    dueAt: due_at,
    orderId: order_id,
  };
}

/** In how many currencies an organization owes money, or has money on its account. */
export async function unsettledCurrencies(ctx: Ctx, organizationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select currency_id from ledger_entries where organization_id = ${organizationId} group by currency_id
      having sum(case kind when 'debit' then amount_minor else -amount_minor end) <> 0) unsettled`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

export async function awaitingIn(
  ctx: Ctx,
  { organizationId, currencyId, exceptOrderId }: Account & { exceptOrderId?: number | undefined },
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum from shared_awaiting_credit
    where organization_id = ${organizationId} and currency_id = ${currencyId}
      and order_id <> ${exceptOrderId ?? 0}`.execute(ctx.db);
  return rows[0]?.sum ?? 0;
}

/** Bought on account from a moment on, less what was returned or released. */
export async function boughtSince(
  ctx: Ctx,
  { organizationId, currencyId, exceptOrderId }: Account & { exceptOrderId?: number | undefined },
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case kind when 'debit' then amount_minor else -amount_minor end), 0)::bigint as sum
    from ledger_entries where organization_id = ${organizationId} and currency_id = ${currencyId}
      and reason in ('order', 'refund') and created_at >= ${since} and order_id <> ${exceptOrderId ?? 0}`.execute(
    ctx.db,
  );
  return rows[0]?.sum ?? 0;
}

export type StoredEntry = NewEntry & { id: number };

export async function entryOfCause(ctx: Ctx, cause: string): Promise<StoredEntry | undefined> {
  const row = await ctx.db
    .selectFrom('ledger_entries')
    .select([
      'id',
      'organization_id',
      'currency_id',
      'kind',
      'reason',
      'amount_minor',
      'due_at',
      'order_id',
      'payment_id',
    ])
    .where('cause', '=', cause)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      organizationId: row.organization_id,
      currencyId: row.currency_id,
      kind: kindNamed(row.kind),
      reason: reasonNamed(row.reason),
      amountMinor: row.amount_minor,
      dueAt: row.due_at,
      orderId: row.order_id ?? undefined,
      paymentId: row.payment_id ?? undefined,
      cause,
    }
  );
}

export async function currenciesOf(ctx: Ctx, organizationId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('ledger_entries')
    .select('currency_id')
    .distinct()
    .where('organization_id', '=', organizationId)
    .orderBy('currency_id')
    .execute();
  return rows.map(({ currency_id }) => currency_id);
}

export async function orderNumber(ctx: Ctx, orderId: number): Promise<string | null> {
  const found = await ctx.db.selectFrom('shared_orders').select('number').where('id', '=', orderId).executeTakeFirst();
  return found?.number ?? null;
}

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

type Page = { limit: number; offset: number; newestFirst: boolean; reason?: EntryReason | undefined };

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
  page: Page,
): Promise<{ rows: EntryRow[]; total: number }> {
  const { limit, offset, newestFirst } = page;
  const direction = newestFirst ? sql`desc` : sql`asc`;
  const { rows } = await sql<EntryRow & { total: number }>`
    select e.*, o.number as order_number, d.documents, count(*) over () as total from (
      select id, kind, reason, amount_minor, due_at, order_id, reference, note, cause, created_at,
        sum(case kind when 'debit' then amount_minor else -amount_minor end) over (order by created_at, id)::bigint
          as balance_minor
      from ledger_entries
      where organization_id = ${account.organizationId} and currency_id = ${account.currencyId}
    ) e
    left join shared_orders o on o.id = e.order_id
    cross join lateral (${documentsOfEntry}) d
    where ${within(account)} and ${isBecause(page.reason)}
    order by e.created_at ${direction}, e.id ${direction} limit ${limit} offset ${offset}`.execute(ctx.db);
  if (rows.length > 0 || offset === 0) return { rows, total: rows[0]?.total ?? 0 };
  return { rows, total: await countEntries(ctx, account, page) };
}

async function countEntries(ctx: Ctx, account: Account & Period, { reason }: Page): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_entries e
    where e.organization_id = ${account.organizationId} and e.currency_id = ${account.currencyId}
      and ${within(account)} and ${isBecause(reason)}`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

function isBecause(reason: EntryReason | undefined) {
  return reason === undefined ? sql<boolean>`true` : sql<boolean>`e.reason = ${reason}`;
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

function kindNamed(name: string): EntryKind {
  return entryKinds.find((kind) => kind === name) ?? 'debit';
}

function reasonNamed(name: string): EntryReason {
  return entryReasons.find((reason) => reason === name) ?? 'correction';
}
