import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from '#api/shared/database/retrieval.ts';

/** Who bought an order `o`, as the lists of staff name it. */
export const buyerName = sql<string>`coalesce(g.name, p.name)`;

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
