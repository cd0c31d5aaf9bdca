import { sql } from 'kysely';
import type { BankLineState } from '#contract/sales/bank/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { BankLineFilter } from '#contract/sales/bank/calls.ts';

export type LineRow = {
  id: number;
  statement_id: number;
  booked_on: string;
  amount_minor: number;
  currency_id: number;
  text: string;
  payer_name: string;
  payer_account_end: string;
  bank_reference: string;
  state: BankLineState;
  payment_id: number | null;
  order_id: number | null;
  order_number: string | null;
  reason: string | null;
  decided_at: Date | null;
  decided_by_user_id: number | null;
  decided_by_name: string | null;
};

const own = [
  'l.id',
  'l.statement_id',
  'l.booked_on',
  'l.amount_minor',
  'l.currency_id',
  'l.text',
  'l.payer_name',
  'l.payer_account_end',
  'l.bank_reference',
  'l.state',
  'l.payment_id',
  'l.reason',
  'l.decided_at',
  'l.decided_by_user_id',
] as const;

function selectLines(ctx: Ctx) {
  return ctx.db
    .selectFrom('bank_lines as l')
    .leftJoin('shared_payment_attempts as p', 'p.id', 'l.payment_id')
    .leftJoin('shared_orders as o', 'o.id', 'p.order_id')
    .leftJoin('shared_users as u', 'u.id', 'l.decided_by_user_id')
    .leftJoin('shared_persons as decider', 'decider.id', 'u.person_id')
    .select([...own, 'o.id as order_id', 'o.number as order_number', 'decider.name as decided_by_name'])
    .orderBy('l.booked_on', 'desc')
    .orderBy('l.id', 'desc')
    .$castTo<LineRow>();
}

const mostOpenLines = 10_000;

/** All that nobody has decided, latest first; of more than ten thousand, the latest. */
export function openLines(ctx: Ctx): Promise<LineRow[]> {
  return selectLines(ctx).where('l.state', '=', 'open').limit(mostOpenLines).execute();
}

export type BankLineQuery = ListQuery<{ filter?: BankLineFilter | undefined }>;
type Stored = Omit<BankLineFilter, 'view'> & { state?: BankLineState };

export async function listLines(ctx: Ctx, filter: Stored, { limit, offset }: Pick<BankLineQuery, 'limit' | 'offset'>) {
  const { id, statement_id: statementId, state, search } = filter;
  let query = selectLines(ctx).select(sql<number>`count(*) over ()`.as('total'));
  if (id !== undefined) query = query.where(wanted(sql.ref('l.id'), id));
  if (statementId !== undefined) query = query.where(wanted(sql.ref('l.statement_id'), statementId));
  if (state !== undefined) query = query.where('l.state', '=', state);
  if (search !== undefined) {
    const texts = sql`concat_ws(' ', l.text, l.payer_name, l.bank_reference, o.number)`;
    query = query.where(mentions(texts, search));
  }
  const rows = await query.$castTo<LineRow & { total: number }>().limit(limit).offset(offset).execute();
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Refuses `not_found`. */
export async function findLine(ctx: Ctx, id: number): Promise<LineRow> {
  const row = await selectLines(ctx).where('l.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

export type LockedLine = {
  id: number;
  amount_minor: number;
  currency_id: number;
  bank_reference: string;
  state: BankLineState;
};

/** Lock it before the order that it pays. Refuses `not_found`, and `bank_line_decided` for one in another state. */
export async function lockLine(ctx: Ctx, id: number, state: BankLineState): Promise<LockedLine> {
  const row = await ctx.db
    .selectFrom('bank_lines')
    .select(['id', 'amount_minor', 'currency_id', 'bank_reference', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .$castTo<LockedLine>()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  if (row.state !== state) throw new Refusal('bank_line_decided', { state: row.state });
  return row;
}

type Decision = { state: 'confirmed'; payment_id: number } | { state: 'set_aside'; reason: string } | { state: 'open' };

/** The line must be locked. */
export async function decideLine(ctx: Ctx, id: number, decision: Decision): Promise<void> {
  const isOpen = decision.state === 'open';
  await ctx.db
    .updateTable('bank_lines')
    .set({
      payment_id: null,
      reason: null,
      ...decision,
      decided_at: isOpen ? null : ctx.now(),
      decided_by_user_id: isOpen || ctx.actor.kind !== 'user' ? null : ctx.actor.userId,
    })
    .where('id', '=', id)
    .execute();
}
