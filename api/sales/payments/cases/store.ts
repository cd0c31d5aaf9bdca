import { sql, type Expression, type SqlBool } from 'kysely';
import type { PaymentCaseFilter } from '#contract/sales/payments/cases.ts';
import type { CaseKind, CaseState } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { isWithinScope, type BuyerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOfChosen, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type CaseRow = {
  id: number;
  kind: CaseKind;
  state: CaseState;
  event_id: number | null;
  order_id: number | null;
  payment_id: number | null;
  amount_minor: number | null;
  currency_key: string | null;
  due_minor: number | null;
  waived_minor: number;
  opened_at: Date;
  reclaimed_at: Date | null;
  resolved_at: Date | null;
  resolved_by: number | null;
  note: string | null;
};

const caseColumns = [
  'id',
  'kind',
  'state',
  'event_id',
  'order_id',
  'payment_id',
  'amount_minor',
  'currency_key',
  'due_minor',
  'waived_minor',
  'opened_at',
  'reclaimed_at',
  'resolved_at',
  'resolved_by',
  'note',
] as const satisfies (keyof CaseRow)[];

/** With what readers need to know of its order and its event. */
export type FoundCase = CaseRow & {
  order_number: string | null;
  order_currency_id: number | null;
  provider: string | null;
  external_id: string | null;
  provider_ref: string | null;
  received_text: string | null;
};

type NewCase = Pick<
  CaseRow,
  'kind' | 'event_id' | 'order_id' | 'payment_id' | 'amount_minor' | 'currency_key' | 'due_minor'
>;

/** Undefined where the event, or the payment confirmed by hand, has a case. */
export async function insertCase(ctx: Ctx, made: NewCase): Promise<number | undefined> {
  const inserted = await ctx.db
    .insertInto('payment_cases')
    .values({ ...made, opened_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function findCase(ctx: Ctx, id: number): Promise<CaseRow> {
  const row = await selectCases(ctx).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Lock its order first, if it has one. */
export async function lockCaseRow(ctx: Ctx, id: number): Promise<CaseRow> {
  return selectCases(ctx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

function selectCases(ctx: Ctx) {
  return ctx.db.selectFrom('payment_cases').select(caseColumns).$castTo<CaseRow>();
}

/** Parts of the amount of an order that wait for the rest, oldest first. They change under the lock of the order only. */
export function shortCasesOf(ctx: Ctx, orderId: number, currencyKey: string): Promise<CaseRow[]> {
  return selectCases(ctx)
    .where('order_id', '=', orderId)
    .where('currency_key', '=', currencyKey)
    .where('kind', '=', 'too_little')
    .where('state', '=', 'open')
    .where('reclaimed_at', 'is', null)
    .orderBy('id')
    .execute();
}

type Change = Partial<Omit<CaseRow, 'id' | 'event_id' | 'opened_at'>>;

export async function changeCase(ctx: Ctx, id: number, change: Change): Promise<void> {
  await ctx.db.updateTable('payment_cases').set(change).where('id', '=', id).execute();
}

/** The money is for this attempt after all. */
export async function assignCase(
  ctx: Ctx,
  { id, event_id }: CaseRow,
  payment: { id: number; order_id: number },
): Promise<void> {
  await changeCase(ctx, id, { payment_id: payment.id, order_id: payment.order_id });
  if (event_id === null) return;
  await ctx.db.updateTable('payment_events').set({ payment_id: payment.id }).where('id', '=', event_id).execute();
}

/** A part of the money of the event has paid for an order; the rest stays in its case. */
export async function addApplied(ctx: Ctx, eventId: number, appliedMinor: number): Promise<void> {
  await ctx.db
    .updateTable('payment_events')
    .set({ applied_minor: sql`applied_minor + ${appliedMinor}` })
    .where('id', '=', eventId)
    .execute();
}

export type CaseQuery = ListQuery<{ filter?: PaymentCaseFilter | undefined }>;

/** Those of the page are chosen first; where numbers of orders sort or are searched, all are looked at. */
export function listCases(ctx: Ctx, { filter, sort, ...page }: CaseQuery, scope: BuyerScope | null) {
  const { is_reclaimed: isReclaimed, search } = filter;
  const isOfOrder = search !== undefined || sort.some(({ field }) => field === 'order_number');
  let ids = ctx.db
    .selectFrom('payment_cases as c')
    .select('c.id')
    .$if(isOfOrder, (query) =>
      query
        .leftJoin('shared_orders as o', 'o.id', 'c.order_id')
        .leftJoin('payments as p', 'p.id', 'c.payment_id')
        .leftJoin('payment_events as e', 'e.id', 'c.event_id'),
    );
  if (scope) ids = ids.where(isWithinScope(scope, 'c.order_id'));
  for (const name of ['id', 'kind', 'state', 'order_id', 'opened_at'] as const) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(`c.${name}`), value));
  }
  if (isReclaimed !== undefined) ids = ids.where('c.reclaimed_at', isReclaimed ? 'is not' : 'is', null);
  if (search !== undefined) ids = ids.where(contains(search));
  for (const one of sort) ids = ids.orderBy(columnOf(one), (by) => by[one.order]().nullsLast());
  ids = ids.orderBy('c.id', 'desc');
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = selectFound(ctx).where('c.id', 'in', chosen);
    for (const one of sort) query = query.orderBy(columnOf(one), (by) => by[one.order]().nullsLast());
    return query.orderBy('c.id', 'desc').execute();
  };
  return isOfOrder ? pageOfFew(ctx, { ids, read }, page) : pageOfChosen(ctx, { ids, read }, page);
}

function columnOf({ field }: CaseQuery['sort'][number]) {
  return field === 'order_number' ? sql.ref('o.number') : sql.ref(`c.${field}`);
}

export function foundCase(ctx: Ctx, id: number): Promise<FoundCase> {
  return selectFound(ctx).where('c.id', '=', id).executeTakeFirstOrThrow();
}

function contains(search: string): Expression<SqlBool> {
  const pattern = `%${escapeLike(search)}%`;
  return sql<SqlBool>`concat_ws(' ', o.number, p.reference, e.provider_ref, e.external_id) ilike ${pattern}`;
}

function selectFound(ctx: Ctx) {
  return ctx.db
    .selectFrom('payment_cases as c')
    .leftJoin('shared_orders as o', 'o.id', 'c.order_id')
    .leftJoin('payments as p', 'p.id', 'c.payment_id')
    .leftJoin('payment_events as e', 'e.id', 'c.event_id')
    .selectAll('c')
    .select(['o.number as order_number', 'p.currency_id as order_currency_id'])
    .select(['e.provider', 'e.external_id', 'e.provider_ref'])
    .select(sql<string | null>`case c.kind when 'unreadable' then left(e.raw ->> 'text', 4000) end`.as('received_text'))
    .$castTo<FoundCase>();
}
