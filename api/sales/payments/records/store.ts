import { sql, type Expression } from 'kysely';
import type {
  PaymentRecord,
  PaymentRecordFilter,
  RefundRecord,
  RefundRecordFilter,
} from '#contract/sales/payments/records.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOfMany, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { buyerName, ofOrdersNaming } from './of-order.ts';

export type PaymentRecordQuery = ListQuery<{ filter?: PaymentRecordFilter | undefined }>;
export type RefundRecordQuery = ListQuery<{ filter?: RefundRecordFilter | undefined }>;

type PaymentRow = Omit<PaymentRecord, 'created_at' | 'proof_sent_at' | 'paid_at'> & {
  created_at: Date;
  proof_sent_at: Date | null;
  paid_at: Date | null;
};
type RefundRow = Omit<RefundRecord, 'requested_at' | 'answer_by'> & { requested_at: Date; answer_by: Date | null };

const ofOrder: Record<string, Expression<unknown>> = {
  order_number: sql`o.number`,
  buyer_name: sql`fold(${buyerName})`,
};
const ofPayment: Record<string, Expression<unknown>> = { ...ofOrder, method: sql`r.method_slug` };

export function listPaymentRecords(ctx: Ctx, { filter, sort, ...page }: PaymentRecordQuery) {
  const { status, method, created_at: at, search } = filter;
  let query = ctx.db
    .selectFrom('payments as r')
    .innerJoin('shared_orders as o', 'o.id', 'r.order_id')
    .innerJoin('shared_users as u', 'u.id', 'o.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .leftJoin('shared_organizations as g', 'g.id', 'o.organization_id')
    .select(['r.id', 'r.order_id', 'o.number as order_number', buyerName.as('buyer_name')])
    .select(['r.method_slug as method', 'r.channel', 'r.status', 'r.flag', 'r.amount_minor', 'r.paid_amount_minor'])
    .select(['r.currency_id', 'r.created_at', 'r.proof_sent_at', 'r.paid_at'])
    .$castTo<PaymentRow>();
  if (status !== undefined) query = query.where(wanted(sql.ref('r.status'), status));
  if (method !== undefined) query = query.where(wanted(sql.ref('r.method_slug'), method));
  if (at !== undefined) query = query.where(wanted(sql.ref('r.created_at'), at));
  if (search !== undefined) {
    const own = sql<boolean>`concat_ws(' ', r.reference, r.provider_ref, r.receipt_number) ilike ${`%${escapeLike(search)}%`}`;
    query = query.where(({ or }) => or([own, ofOrdersNaming(search, sql.ref('r.order_id'))]));
  }
  for (const { field, order } of sort) {
    query = query.orderBy(ofPayment[field] ?? sql.ref(`r.${field}`), (by) => by[order]().nullsLast());
  }
  return pageOfMany(ctx, query.orderBy('r.id', 'desc'), page);
}

export function listRefundRecords(ctx: Ctx, { filter, sort, ...page }: RefundRecordQuery) {
  const { status, requested_at: at, search } = filter;
  let query = ctx.db
    .selectFrom('refunds as r')
    .innerJoin('shared_orders as o', 'o.id', 'r.order_id')
    .innerJoin('shared_users as u', 'u.id', 'o.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .leftJoin('shared_organizations as g', 'g.id', 'o.organization_id')
    .select(['r.id', 'r.order_id', 'o.number as order_number', buyerName.as('buyer_name')])
    .select(['r.status', 'r.rule', 'r.amount_minor', 'r.currency_id', 'r.requested_at', 'r.answer_by'])
    .$castTo<RefundRow>();
  if (status !== undefined) query = query.where(wanted(sql.ref('r.status'), status));
  if (at !== undefined) query = query.where(wanted(sql.ref('r.requested_at'), at));
  if (search !== undefined) query = query.where(ofOrdersNaming(search, sql.ref('r.order_id')));
  for (const { field, order } of sort) {
    query = query.orderBy(ofOrder[field] ?? sql.ref(`r.${field}`), (by) => by[order]().nullsLast());
  }
  return pageOfMany(ctx, query.orderBy('r.id', 'desc'), page);
}
