import { sql } from 'kysely';

/** Whether nothing was paid for the seat of an enrollment, and no organization decides about it. */
export function isFreeSeat(enrollments: string) {
  return sql<boolean>`exists (select from shared_order_lines l where l.id = ${sql.ref(`${enrollments}.order_item_id`)}
    and l.organization_id is null and l.net_minor + l.tax_minor = 0)`;
}
