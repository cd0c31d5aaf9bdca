import { sql, type Expression, type OrderByModifiersCallbackExpression, type RawBuilder } from 'kysely';
import type { OrderRecordFilter } from '#contract/sales/orders/records.ts';
import { orderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { idsInParts } from '#api/shared/database/ids-in-parts.ts';
import { totalOfMany, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { mentioning } from './mentioning.ts';

export type OrderRecordQuery = ListQuery<{ filter?: OrderRecordFilter | undefined }>;

type RecordRow = {
  id: number;
  number: string;
  status: OrderStatus;
  currency_id: number;
  total_minor: number;
  placed_at: Date;
  buyer_id: number;
  buyer_name: string;
  username: string | null;
  organization_id: number | null;
  organization_name: string | null;
};

const filterable = ['id', 'status', 'user_id', 'organization_id', 'placed_at'] as const;

type Sort = OrderRecordQuery['sort'];

/** The columns of an order that it is sorted by; only an organization can be missing. */
const sortedBy: Record<string, RawBuilder<unknown>> = {
  placed_at: sql`orders.placed_at`,
  number: sql`orders.number`,
  buyer: sql`fold(p.name)`,
  organization: sql`fold(g.name)`,
  status: sql`orders.status`,
  total_minor: sql`orders.total_minor`,
};

/**
 * Newest first unless sorted; orders of persons come after those of organizations. Orders are joined with names only
 * where these sort them.
 */
export async function listOrderRecords(
  ctx: Ctx,
  { filter, sort, ...page }: OrderRecordQuery,
): Promise<{ rows: RecordRow[]; total: number }> {
  const order: Sort = sort.length > 0 ? sort : [{ field: 'placed_at', order: 'desc' }];
  const all = matching(ctx, filter);
  const parts = partsOf(all, filter, order);
  const ids = parts ? idsInParts(parts, page) : idsInOrder(all, order).limit(page.limit).offset(page.offset);
  const rows = await recordsOf(ctx, ids, order);
  if (page.offset === 0 && rows.length < page.limit) return { rows, total: rows.length };
  return { rows, total: await totalOfMany(ctx, all) };
}

function matching(ctx: Ctx, filter: OrderRecordFilter) {
  let query = ctx.db.selectFrom('orders');
  if (filter.search !== undefined) query = query.where(mentioning(filter.search, null));
  for (const name of filterable) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`orders.${name}`), value));
  }
  return query;
}
type Matching = ReturnType<typeof matching>;

function idsInOrder(all: Matching, order: Sort) {
  const isByOrganization = order.some(({ field }) => field === 'organization');
  const isByBuyer = order.some(({ field }) => field === 'buyer');
  let query = all
    .select('orders.id')
    .$if(isByBuyer, (ids) =>
      ids
        .innerJoin('shared_users as u', 'u.id', 'orders.user_id')
        .innerJoin('shared_persons as p', 'p.id', 'u.person_id'),
    )
    .$if(isByOrganization, (ids) => ids.leftJoin('shared_organizations as g', 'g.id', 'orders.organization_id'));
  for (const one of order) query = query.orderBy(sortedBy[one.field] ?? sql`orders.placed_at`, directionOf(one));
  return query.orderBy('orders.id', 'desc');
}

/** Undefined where one index has the order, or a search leaves few orders. */
function partsOf(all: Matching, { search }: OrderRecordFilter, [first, ...others]: Sort) {
  if (search !== undefined || others.length > 0) return undefined;
  if (first?.field === 'status') {
    const statuses = orderStatuses.toSorted();
    if (first.order === 'desc') statuses.reverse();
    return statuses.map((status) => newest(all.where('orders.status', '=', status)));
  }
  if (first?.field !== 'organization') return undefined;
  const ofOrganizations = all
    .innerJoin('shared_organizations as g', 'g.id', 'orders.organization_id')
    .select('orders.id')
    .orderBy(sql`fold(g.name)`, first.order)
    .orderBy('orders.id', 'desc');
  return [ofOrganizations, newest(all.where('orders.organization_id', 'is', null))];
}

function newest(some: Matching) {
  return some.select('orders.id').orderBy('orders.id', 'desc');
}

/** Columns that cannot be null keep the order of their index. */
function directionOf({ field, order }: Sort[number]): OrderByModifiersCallbackExpression {
  return (by) => (field === 'organization' ? by[order]().nullsLast() : by[order]());
}

function recordsOf(ctx: Ctx, ids: Expression<{ id: number }>, order: Sort): Promise<RecordRow[]> {
  let query = ctx.db
    .selectFrom('orders')
    .innerJoin('shared_users as u', 'u.id', 'orders.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .leftJoin('shared_usernames as n', 'n.user_id', 'orders.user_id')
    .leftJoin('shared_organizations as g', 'g.id', 'orders.organization_id')
    .select(['orders.id', 'number', 'orders.status', 'currency_id', 'total_minor', 'placed_at'])
    .select(['orders.user_id as buyer_id', 'p.name as buyer_name', 'n.username'])
    .select(['organization_id', 'g.name as organization_name'])
    .where(sql<boolean>`orders.id = any(array(${ids}))`)
    .$castTo<RecordRow>();
  for (const one of order) query = query.orderBy(sortedBy[one.field] ?? sql`orders.placed_at`, directionOf(one));
  return query.orderBy('orders.id', 'desc').execute();
}
