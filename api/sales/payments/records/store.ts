import { sql, type Expression, type OrderByModifiersCallbackExpression, type RawBuilder } from 'kysely';
import type {
  PaymentRecord,
  PaymentRecordFilter,
  RefundRecord,
  RefundRecordFilter,
} from '#contract/sales/payments/records.ts';
import { paymentMethods, paymentStatuses } from '#contract/sales/payments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { idsInParts } from '#api/shared/database/ids-in-parts.ts';
import {
  escapeLike,
  pageOfChosen,
  pageOfFew,
  totalOfMany,
  wanted,
  type ListQuery,
} from '#api/shared/database/retrieval.ts';
import { namedOrders, ofOrdersNaming } from './of-order.ts';

export type PaymentRecordQuery = ListQuery<{ filter?: PaymentRecordFilter | undefined }>;
export type RefundRecordQuery = ListQuery<{ filter?: RefundRecordFilter | undefined }>;

type PaymentRow = Omit<PaymentRecord, 'created_at' | 'proof_sent_at' | 'paid_at'> & {
  created_at: Date;
  proof_sent_at: Date | null;
  paid_at: Date | null;
};
type RefundRow = Omit<RefundRecord, 'requested_at' | 'answer_by'> & { requested_at: Date; answer_by: Date | null };

type Sort = PaymentRecordQuery['sort'];
type Page = Pick<PaymentRecordQuery, 'limit' | 'offset'>;

const ofOrder: Record<string, Expression<unknown>> = {
  order_number: sql`o.number`,
  buyer_name: sql`fold(o.buyer_name)`,
};
const ofPayment: Record<string, Expression<unknown>> = { ...ofOrder, method: sql`r.method_slug` };

/** Those of the page are chosen first, and joined with names only where these sort them. */
export async function listPaymentRecords(ctx: Ctx, { filter, sort, ...page }: PaymentRecordQuery) {
  const all = matching(ctx, filter);
  const ids = idsOfPage(ctx, all, { filter, sort, ...page });
  const rows = await paymentsOf(ctx, ids, sort);
  if (page.offset === 0 && rows.length < page.limit) return { rows, total: rows.length };
  return { rows, total: await totalOfMany(ctx, all) };
}

type Matching = ReturnType<typeof matching>;

function matching(ctx: Ctx, { status, method, created_at: at, search }: PaymentRecordFilter) {
  let query = ctx.db.selectFrom('payments as r');
  if (status !== undefined) query = query.where(wanted(sql.ref('r.status'), status));
  if (method !== undefined) query = query.where(wanted(sql.ref('r.method_slug'), method));
  if (at !== undefined) query = query.where(wanted(sql.ref('r.created_at'), at));
  if (search !== undefined) query = query.where(naming(search));
  return query;
}

/** Each part of the search has an index. */
function naming(search: string) {
  const like = `%${escapeLike(search)}%`;
  return sql<boolean>`r.id in (
    select id from payments where reference ilike ${like}
    union all
    select id from payments where provider_ref ilike ${like}
    union all
    select id from payments where receipt_number ilike ${like}
    union all
    select id from payments where ${ofOrdersNaming(search, sql.ref('payments.order_id'))})`;
}

function idsOfPage(ctx: Ctx, all: Matching, { filter, sort, ...page }: PaymentRecordQuery): Expression<{ id: number }> {
  const [first, ...others] = sort;
  // A search leaves few payments, and each part would search again.
  if (first && others.length === 0 && filter.search === undefined) {
    if (first.field === 'buyer_name') return idsByBuyer(all, first.order, page);
    const parts = partsOf(all, first);
    if (parts) return idsInParts(parts, page);
  }
  const isOfOrder = sort.some(({ field }) => field in ofOrder);
  let ids = all
    .select('r.id')
    .$if(isOfOrder, (query) => query.innerJoin(namedOrders(ctx).as('o'), 'o.id', 'r.order_id'));
  for (const one of sort) ids = ids.orderBy(columnOf(one), (by) => inOrder(by, one));
  return ids.orderBy('r.id', 'desc').limit(page.limit).offset(page.offset);
}

/** Undefined where one index has the order. */
function partsOf(all: Matching, { field, order }: Sort[number]) {
  if (field === 'paid_at') {
    const paid = all
      .where('r.paid_at', 'is not', null)
      .select('r.id')
      .orderBy('r.paid_at', order)
      .orderBy('r.id', 'desc');
    return [paid, newest(all.where('r.paid_at', 'is', null))];
  }
  if (field !== 'status' && field !== 'method') return undefined;
  const [column, known] =
    field === 'status' ? (['r.status', paymentStatuses] as const) : (['r.method_slug', paymentMethods] as const);
  const values: string[] = known.toSorted();
  if (order === 'desc') values.reverse();
  return values.map((value) => newest(all.where(column, '=', value)));
}

function newest(some: Matching) {
  return some.select('r.id').orderBy('r.id', 'desc');
}

/** By the indexes of both kinds of names. */
function idsByBuyer(all: Matching, order: 'asc' | 'desc', { limit, offset }: Page): RawBuilder<{ id: number }> {
  const bought = all.innerJoin('shared_orders as o', 'o.id', 'r.order_id');
  const byOrganizations = bought
    .innerJoin('shared_organizations as g', 'g.id', 'o.organization_id')
    .select(['r.id', sql<string>`fold(g.name)`.as('name')])
    .orderBy(sql`fold(g.name)`, order)
    .orderBy('r.id', 'desc');
  const byPersons = bought
    .innerJoin('shared_users as u', 'u.id', 'o.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .where('o.organization_id', 'is', null)
    .select(['r.id', sql<string>`fold(p.name)`.as('name')])
    .orderBy(sql`fold(p.name)`, order)
    .orderBy('r.id', 'desc');
  return sql<{ id: number }>`
    select id from (
      select * from (${byOrganizations.limit(limit + offset)}) as ofs union all select * from (${byPersons.limit(limit + offset)}) as own
    ) as named order by name ${sql.raw(order)}, id desc limit ${limit} offset ${offset}`;
}

function columnOf({ field }: Sort[number]): Expression<unknown> {
  return ofPayment[field] ?? sql.ref(`r.${field}`);
}

function inOrder(by: Parameters<OrderByModifiersCallbackExpression>[0], { field, order }: Sort[number]) {
  return field === 'paid_at' ? by[order]().nullsLast() : by[order]();
}

function paymentsOf(ctx: Ctx, ids: Expression<{ id: number }>, sort: Sort): Promise<PaymentRow[]> {
  let query = ctx.db
    .selectFrom('payments as r')
    .innerJoin(namedOrders(ctx).as('o'), 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id', 'o.number as order_number', 'o.buyer_name'])
    .select(['r.method_slug as method', 'r.channel', 'r.status', 'r.flag', 'r.amount_minor', 'r.paid_amount_minor'])
    .select(['r.currency_id', 'r.created_at', 'r.proof_sent_at', 'r.paid_at'])
    .where(sql<boolean>`r.id = any(array(${ids}))`)
    .$castTo<PaymentRow>();
  for (const one of sort) query = query.orderBy(columnOf(one), (by) => inOrder(by, one));
  return query.orderBy('r.id', 'desc').execute();
}

/** As payments; where names sort them, all are looked at. */
export function listRefundRecords(ctx: Ctx, { filter, sort, ...page }: RefundRecordQuery) {
  const { status, requested_at: at, search } = filter;
  const isOfOrder = sort.some(({ field }) => field in ofOrder);
  let ids = ctx.db
    .selectFrom('refunds as r')
    .select('r.id')
    .$if(isOfOrder, (query) => query.innerJoin(namedOrders(ctx).as('o'), 'o.id', 'r.order_id'));
  if (status !== undefined) ids = ids.where(wanted(sql.ref('r.status'), status));
  if (at !== undefined) ids = ids.where(wanted(sql.ref('r.requested_at'), at));
  if (search !== undefined) ids = ids.where(ofOrdersNaming(search, sql.ref('r.order_id')));
  for (const one of sort) ids = ids.orderBy(refundColumnOf(one), (by) => by[one.order]().nullsLast());
  ids = ids.orderBy('r.id', 'desc');
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = ctx.db
      .selectFrom('refunds as r')
      .innerJoin(namedOrders(ctx).as('o'), 'o.id', 'r.order_id')
      .select(['r.id', 'r.order_id', 'o.number as order_number', 'o.buyer_name'])
      .select(['r.status', 'r.rule', 'r.amount_minor', 'r.currency_id', 'r.requested_at', 'r.answer_by'])
      .where('r.id', 'in', chosen)
      .$castTo<RefundRow>();
    for (const one of sort) query = query.orderBy(refundColumnOf(one), (by) => by[one.order]().nullsLast());
    return query.orderBy('r.id', 'desc').execute();
  };
  return isOfOrder ? pageOfFew(ctx, { ids, read }, page) : pageOfChosen(ctx, { ids, read }, page);
}

function refundColumnOf({ field }: RefundRecordQuery['sort'][number]): Expression<unknown> {
  return ofOrder[field] ?? sql.ref(`r.${field}`);
}
