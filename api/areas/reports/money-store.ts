import { sql } from 'kysely';
import type { DepartmentCost, ReportFilter } from '#contract/areas/reports/calls.ts';
import { paidOrderStatuses } from '#contract/sales/orders/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';

export async function countryOf(ctx: Ctx, organizationId: number): Promise<string> {
  const { country } = await ctx.db
    .selectFrom('shared_organizations')
    .select('country')
    .where('id', '=', organizationId)
    .$narrowType<{ country: string }>()
    .executeTakeFirstOrThrow();
  return country;
}

function paidLines({ organization_id, year }: ReportFilter) {
  return sql`select id, currency_id, quantity, net_minor from shared_order_lines
    where organization_id = ${organization_id} and status in (${literals(paidOrderStatuses)})
      and refunded_at is null and extract(year from placed_at at time zone 'UTC') = ${year}`;
}

/**
 * What each seat of a paid line cost, and whose it is. Seat k costs the difference of two rounded running sums, so that
 * the seats of a line add up to its price. A seat whose person was swapped belongs to the new one.
 */
export function seatCosts(about: ReportFilter) {
  return sql`
    select line.currency_id, taken.person_id, taken.affiliation_id, taken.department,
      line.net_minor * taken.seat / line.quantity - line.net_minor * (taken.seat - 1) / line.quantity as net_minor
    from (${paidLines(about)}) line
    join (select order_item_id, person_id, affiliation_id, department,
        row_number() over (partition by order_item_id order by enrollment_id) as seat
      from shared_organization_training
      where organization_id = ${about.organization_id} and status in (${literals(activeEnrollmentStatuses)})) taken
      on taken.order_item_id = line.id and taken.seat <= line.quantity`;
}

/** Seats that nobody has come last. */
export async function costsByDepartment(ctx: Ctx, about: ReportFilter): Promise<DepartmentCost[]> {
  const { rows } = await sql<DepartmentCost>`
    with seats as (${seatCosts(about)}),
      taken as (select currency_id, department, count(distinct person_id) as people, sum(net_minor)::bigint as net_minor
        from seats group by currency_id, department),
      whole as (select currency_id, sum(net_minor)::bigint as net_minor
        from (${paidLines(about)}) line group by currency_id),
      free as (select whole.currency_id, null::text as department, 0::bigint as people,
          whole.net_minor - coalesce((select sum(net_minor) from taken
            where taken.currency_id = whole.currency_id), 0)::bigint as net_minor
        from whole)
    select * from (select * from taken union all select * from free where net_minor > 0) costs
    order by currency_id, department is null, net_minor desc, department`.execute(ctx.db);
  return rows;
}
