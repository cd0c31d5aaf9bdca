import { sql } from 'kysely';
import type { BuyerScope } from '../buyer-scope.ts';

/** As `isWithin`, for a table or view of orders by its alias. */
export function withinScope({ userId, organizationIds }: BuyerScope, alias: string) {
  const [user, organization] = [sql.ref(`${alias}.user_id`), sql.ref(`${alias}.organization_id`)];
  return sql<boolean>`case when ${organization} is null then ${user} = ${userId}
    else ${organization} = any(${organizationIds}::bigint[]) end`;
}
