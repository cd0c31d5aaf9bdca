import { sql } from 'kysely';
import type { BuyerScope } from '../buyer-scope.ts';
import { organizationsWithRight } from './memberships.ts';

/** As `isWithin`, for a table or view of orders by its alias. */
export function withinScope(scope: BuyerScope, alias: string) {
  const [user, organization] = [sql.ref(`${alias}.user_id`), sql.ref(`${alias}.organization_id`)];
  return sql<boolean>`case when ${organization} is null then ${user} = ${scope.userId}
    else ${organization} in (${organizationsWithRight(scope)}) end`;
}
