import { sql, type RawBuilder } from 'kysely';
import type { OrderRecordFilter } from '#contract/sales/orders/records.ts';
import type { OrderStatus } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOfMany, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
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

const sortedBy: Record<string, RawBuilder<unknown>> = {
  placed_at: sql`orders.placed_at`,
  number: sql`orders.number`,
  buyer: sql`p.name`,
  organization: sql`g.name`,
  status: sql`orders.status`,
  total_minor: sql`orders.total_minor`,
};

const filterable = ['id', 'status', 'user_id', 'organization_id', 'placed_at'] as const;

/** Newest first unless sorted; orders of persons come after those of organizations. */
export function listOrderRecords(
  ctx: Ctx,
  { filter, sort, ...page }: OrderRecordQuery,
): Promise<{ rows: RecordRow[]; total: number }> {
  let query = ctx.db
    .selectFrom('orders')
    .innerJoin('shared_users as u', 'u.id', 'orders.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .leftJoin('shared_usernames as n', 'n.user_id', 'orders.user_id')
    .leftJoin('shared_organizations as g', 'g.id', 'orders.organization_id')
    .select(['orders.id', 'number', 'orders.status', 'currency_id', 'total_minor', 'placed_at'])
    .select(['orders.user_id as buyer_id', 'p.name as buyer_name', 'n.username'])
    .select(['organization_id', 'g.name as organization_name'])
    .$castTo<RecordRow>();
  if (filter.search !== undefined) query = query.where(mentioning(filter.search, null));
  for (const name of filterable) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`orders.${name}`), value));
  }
  for (const { field, order } of sort.length > 0 ? sort : [{ field: 'placed_at', order: 'desc' as const }]) {
    query = query.orderBy(sortedBy[field] ?? sql`orders.placed_at`, (by) => by[order]().nullsLast());
  }
  return pageOfMany(ctx, query.orderBy('orders.id', 'desc'), page);
}
