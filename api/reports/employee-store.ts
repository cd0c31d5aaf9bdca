import { sql } from 'kysely';
import type { EmployeeTraining } from '#contract/reports/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, type Found } from '#api/shared/retrieval.ts';
import { seatCosts } from './money-store.ts';
import type { Report } from './require-report.ts';
import { doneHours } from './training-store.ts';

type Cost = { amount_minor: number; currency_id: number };

export async function pageOfEmployees(
  ctx: Ctx,
  { seesTraining, seesMoney, ...about }: Report,
  page: { limit: number; offset: number },
): Promise<Found<EmployeeTraining>> {
  const hours = sql<number>`coalesce(done.hours, 0)`;
  const costs = sql<Cost[]>`coalesce(spent.costs, '[]'::jsonb)`;
  const query = ctx.db
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
    .orderBy('employee.name_folded')
    .orderBy('employee.id')
    .$narrowType<{
      affiliation_id: number;
      name: string;
      email: string;
      employee_no: string;
      department: string;
      cost_centre: string;
    }>();
  const { rows, total } = await pageOf(query, page);
  const results = rows.map((row) => ({
    ...row,
    hours: seesTraining ? row.hours : null,
    costs: seesMoney ? row.costs : null,
  }));
  return { results, total };
}
