import { sql, type RawBuilder } from 'kysely';
import type { EmployeeTraining } from '#contract/areas/reports/calls.ts';
import { yearlyHours } from '#contract/areas/reports/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, type ResultPage, type ListQuery } from '#api/shared/database/retrieval.ts';
import { seatCosts } from './money-store.ts';
import type { Report } from './require-report.ts';
import { doneHours } from './training-store.ts';

type Ordered = { isBelow: boolean } & Pick<ListQuery<object>, 'sort'>;
type Cost = { amount_minor: number; currency_id: number };

type Orders = { name: RawBuilder<unknown>; [field: string]: RawBuilder<unknown> };

function ordersBy(hours: RawBuilder<number>): Orders {
  return { hours, name: sql`employee.name_folded`, department: sql`fold(employee.department)` };
}

export async function pageOfEmployees(
  ctx: Ctx,
  { seesTraining, seesMoney, isBelow, sort, ...about }: Report & Ordered,
  page: { limit: number; offset: number },
): Promise<ResultPage<EmployeeTraining>> {
  const hours = sql<number>`coalesce(done.hours, 0)`;
  const costs = sql<Cost[]>`coalesce(spent.costs, '[]'::jsonb)`;
  const orders = ordersBy(hours);
  let query = ctx.db
    .selectFrom('shared_employees as employee')
    .leftJoin(
      sql<{ person_id: number; hours: number }>`(select person_id, sum(hours) as hours
        from (${doneHours(about)}) each_done group by person_id)`.as('done'),
      'done.person_id',
      'employee.person_id',
    )
    .leftJoin(
      sql<{ person_id: number; costs: Cost[] }>`(select person_id,
          jsonb_agg(jsonb_build_object('amount_minor', net_minor, 'currency_id', currency_id) order by currency_id) as costs
        from (select person_id, currency_id, sum(net_minor)::bigint as net_minor
          from (${seatCosts(about)}) seat group by person_id, currency_id) each_spent
        group by person_id)`.as('spent'),
      'spent.person_id',
      'employee.person_id',
    )
    .select(['employee.id as affiliation_id', 'employee.name', 'employee.email', 'employee.employee_no'])
    .select(['employee.department', 'employee.cost_centre', hours.as('hours'), costs.as('costs')])
    .where('employee.organization_id', '=', about.organization_id)
    .where('employee.status', '=', 'active')
    .$narrowType<{
      affiliation_id: number;
      name: string;
      email: string;
      employee_no: string;
      department: string;
      cost_centre: string;
    }>();
  if (isBelow) query = query.where(hours, '<', yearlyHours);
  for (const { field, order } of sort) query = query.orderBy(orders[field] ?? orders.name, order);
  const { rows, total } = await pageOf(query.orderBy('employee.name_folded').orderBy('employee.id'), page);
  const results = rows.map((row) => ({
    ...row,
    hours: seesTraining ? row.hours : null,
    costs: seesMoney ? row.costs : null,
  }));
  return { results, total };
}
