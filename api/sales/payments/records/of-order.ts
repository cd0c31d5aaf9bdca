import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike } from '#api/shared/database/retrieval.ts';

/** Orders with who bought them, as the lists of staff name it. */
export function namedOrders({ db }: Ctx) {
  return db
    .selectFrom('shared_orders as s')
    .innerJoin('shared_users as u', 'u.id', 's.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .leftJoin('shared_organizations as g', 'g.id', 's.organization_id')
    .select(['s.id', 's.number', sql<string>`coalesce(g.name, p.name)`.as('buyer_name')]);
}

/** Among the rows with such an order, those with this in its number, or in the name of its buyer or organization. */
export function ofOrdersNaming(search: string, orderId: Expression<unknown>): RawBuilder<SqlBool> {
  const like = sql`'%' || fold(${escapeLike(search)}) || '%'`;
  return sql<SqlBool>`${orderId} in (
    select id from shared_orders where fold(number) like ${like}
    union all
    select o.id from shared_persons p join shared_users u on u.person_id = p.id join shared_orders o on o.user_id = u.id
      where o.organization_id is null and fold(p.name) like ${like}
    union all
    select o.id from shared_organizations g join shared_orders o on o.organization_id = g.id where fold(g.name) like ${like})`;
}
