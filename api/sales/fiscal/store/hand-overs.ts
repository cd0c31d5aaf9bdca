import { sql } from 'kysely';
import type { HandOver, HandOverFilter } from '#contract/sales/fiscal/calls.ts';
import type { HandOverKind } from '#contract/sales/fiscal/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type HandOverRow = {
  id: number;
  order_id: number;
  order_number: string;
  kind: HandOverKind;
  amount_minor: number | null;
  reason: string | null;
  due_at: Date | null;
  idempotency_key: string;
  state: HandOver['state'];
  attempts: number;
  last_error: string | null;
  created_at: Date;
  attempted_at: Date | null;
  sent_at: Date | null;
};

export type HandOverQuery = ListQuery<{ filter?: HandOverFilter | undefined }>;

function selectHandOvers(ctx: Ctx) {
  return ctx.db
    .selectFrom('fiscal_hand_overs as h')
    .innerJoin('shared_orders as o', 'o.id', 'h.order_id')
    .select(['h.id', 'h.order_id', 'o.number as order_number', 'h.kind', 'h.amount_minor', 'h.reason', 'h.due_at'])
    .select(['h.idempotency_key', 'h.state', 'h.attempts', 'h.last_error', 'h.created_at'])
    .select(['h.attempted_at', 'h.sent_at'])
    .$castTo<HandOverRow>();
}

const filterable = ['id', 'order_id', 'state'] as const;

export function listHandOvers(
  ctx: Ctx,
  { filter, sort, ...page }: HandOverQuery,
): Promise<{ rows: HandOverRow[]; total: number }> {
  let ids = ctx.db.selectFrom('fiscal_hand_overs as h').select('h.id');
  for (const name of filterable) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(`h.${name}`), value));
  }
  if (filter.search !== undefined) {
    const isIts = mentions(sql`number`, filter.search);
    ids = ids.where(sql<boolean>`h.order_id in (select id from shared_orders where ${isIts})`);
  }
  for (const { field, order } of sort) ids = ids.orderBy(sql.ref(`h.${field}`), order);
  ids = ids.orderBy('h.id', 'desc');
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = selectHandOvers(ctx).where('h.id', 'in', chosen);
    for (const { field, order } of sort) query = query.orderBy(sql.ref(`h.${field}`), order);
    return query.orderBy('h.id', 'desc').execute();
  };
  return pageOfChosen(ctx, { ids, read }, page);
}

export function findHandOver(ctx: Ctx, id: number): Promise<HandOverRow | undefined> {
  return selectHandOvers(ctx).where('h.id', '=', id).executeTakeFirst();
}

export type NewHandOver = {
  order_id: number;
  user_id: number;
  kind: HandOverKind;
  occasion: string;
  amount_minor?: number | null;
  reason?: string | null;
  due_at?: Date | null;
};

/** Null where it was written before. */
export async function insertHandOver(
  ctx: Ctx,
  handOver: NewHandOver & { idempotency_key: string },
): Promise<number | null> {
  const row = await ctx.db
    .insertInto('fiscal_hand_overs')
    .values({ ...handOver, created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether the ERP was handed the order before it was paid. */
export async function isInvoiced(ctx: Ctx, orderId: number): Promise<boolean> {
  const handOver = await ctx.db
    .selectFrom('fiscal_hand_overs')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order_invoiced')
    .executeTakeFirst();
  return handOver !== undefined;
}

/** A hand-over that arrived stays sent, whatever a second delivery of the job says. */
export async function recordAttempt(ctx: Ctx, id: number, error: string | null): Promise<void> {
  const now = ctx.now();
  await ctx.db
    .updateTable('fiscal_hand_overs')
    .set({ attempts: sql`attempts + 1`, attempted_at: now, last_error: error })
    .set(error === null ? { state: 'sent', sent_at: now } : { state: 'failed' })
    .where('id', '=', id)
    .where('state', '<>', 'sent')
    .execute();
}
