import { sql } from 'kysely';
import type { BuyerScope } from '../buyer-scope.ts';
import { organizationsWithRight } from './memberships.ts';

/**
 * Whether the order of this column is one for which `isWithin` holds. Each half has an index, which a condition with `or`
 * would not use. An array is looked up by the index of the column, whatever PostgreSQL expects of the number of rows.
 */
export function isWithinScope(scope: BuyerScope, column: string) {
  return sql<boolean>`${sql.ref(column)} = any(array(${ordersWithin(scope)}))`;
}

type Column = 'id' | 'number' | 'buyer_reference' | 'user_id';

export function ordersWithin(scope: BuyerScope, columns: readonly Column[] = ['id']) {
  const selected = sql.join(columns.map((name) => sql.ref(name)));
  return sql<number>`
    select ${selected} from shared_orders where organization_id is null and user_id = ${scope.userId}
    union all
    select ${selected} from shared_orders where organization_id in (${organizationsWithRight(scope)})`;
}
