import { sql } from 'kysely';
import { entryKinds, entryReasons, type EntryKind, type EntryReason } from '#contract/sales/accounts/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Booked } from './model/settle.ts';

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

/** The entries of an account. */
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

export type Purchases = {
  /** Of orders that wait for approval. */
  awaitingMinor: number;
  /** On account from a moment on, less what was returned or released. */
  boughtMinor: number;
  /** The currencies of the entries of the organization. */
  currencyIds: number[];
};

export async function purchasesOf(
  ctx: Ctx,
  { organizationId, currencyId, exceptOrderId = 0 }: Account & { exceptOrderId?: number | undefined },
  since: Date | null | undefined,
): Promise<Purchases> {
  const { rows } = await sql<Purchases>`
    select (select coalesce(sum(amount_minor), 0)::bigint from shared_awaiting_credit
        where organization_id = ${organizationId} and currency_id = ${currencyId} and order_id <> ${exceptOrderId}) as "awaitingMinor",
      (select coalesce(sum(case kind when 'debit' then amount_minor else -amount_minor end), 0)::bigint from ledger_entries
        where organization_id = ${organizationId} and currency_id = ${currencyId} and reason in ('order', 'refund')
          and created_at >= ${since ?? null}::timestamptz and order_id <> ${exceptOrderId}) as "boughtMinor",
      coalesce((select json_agg(distinct currency_id order by currency_id) from ledger_entries
        where organization_id = ${organizationId}), '[]') as "currencyIds"`.execute(ctx.db);
  return rows[0] ?? { awaitingMinor: 0, boughtMinor: 0, currencyIds: [] };
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

export async function orderNumber(ctx: Ctx, orderId: number): Promise<string | null> {
  const stored = await ctx.db.selectFrom('shared_orders').select('number').where('id', '=', orderId).executeTakeFirst();
  return stored?.number ?? null;
}

function kindNamed(name: string): EntryKind {
  return entryKinds.find((kind) => kind === name) ?? 'debit';
}

function reasonNamed(name: string): EntryReason {
  return entryReasons.find((reason) => reason === name) ?? 'correction';
}
