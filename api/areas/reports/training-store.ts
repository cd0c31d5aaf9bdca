import { sql } from 'kysely';
import { textIn, type LocalizedText } from '#contract/basics.ts';
import type { MonthHours, ReportFilter, TrainingFigures } from '#contract/areas/reports/calls.ts';
import { expiresWithinDays } from '#contract/areas/reports/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';

const mostComing = 5;
const mostExpiring = 10;

/** Ended trainings of the organization in that year, with the hours of the course. */
export function doneHours({ organization_id, year }: ReportFilter) {
  return sql<{ person_id: number; department: string; month: number; hours: number }>`
    select t.person_id, t.department, coalesce(c.workload_hours, 0)::float8 as hours,
      extract(month from t.concluded_at at time zone k.tz)::int as month
    from shared_organization_training t
    join shared_classes k on k.id = t.class_id
    join shared_courses c on c.id = t.course_id
    where t.organization_id = ${organization_id} and t.outcome in ('passed', 'attended')
      and extract(year from t.concluded_at at time zone k.tz) = ${year}`;
}

export async function hoursByMonth(ctx: Ctx, about: ReportFilter): Promise<MonthHours[]> {
  const { rows } = await sql<MonthHours>`
    select month, department, sum(hours)::float8 as hours from (${doneHours(about)}) done
    group by month, department having sum(hours) > 0
    order by month, fold(department), department`.execute(ctx.db);
  return rows;
}

type EmployeeCounts = Pick<TrainingFigures, 'employees' | 'with_yearly_hours'>;

export async function employeeCounts(ctx: Ctx, about: ReportFilter, due: number): Promise<EmployeeCounts> {
  const { rows } = await sql<EmployeeCounts>`
    select count(*) as employees, count(*) filter (where done.hours >= ${due}) as with_yearly_hours
    from shared_employees e
    left join (select person_id, sum(hours) as hours from (${doneHours(about)}) each_done group by person_id) done
      on done.person_id = e.person_id
    where e.organization_id = ${about.organization_id} and e.status = 'active'`.execute(ctx.db);
  return rows[0] ?? { employees: 0, with_yearly_hours: 0 };
}

type InTraining = Pick<TrainingFigures, 'active_people' | 'coming_people'>;

/** A course at one's own pace has begun as soon as its place is there. */
export async function peopleInTraining(ctx: Ctx, organizationId: number): Promise<InTraining> {
  const begun = sql`(k.type = 'online' or k.start_at is null or k.start_at <= ${ctx.now()})`;
  const { rows } = await sql<InTraining>`
    select count(distinct t.person_id) filter (where ${begun}) as active_people,
      count(distinct t.person_id) filter (where not ${begun}) as coming_people
    from shared_organization_training t join shared_classes k on k.id = t.class_id
    where ${isUnderWay(organizationId)}`.execute(ctx.db);
  return rows[0] ?? { active_people: 0, coming_people: 0 };
}

type ComingRow = { class_id: number; course_title: LocalizedText; start_at: Date; tz: string; people: number };

export async function comingClasses(ctx: Ctx, organizationId: number): Promise<TrainingFigures['coming']> {
  const { rows } = await sql<ComingRow>`
    select k.id as class_id, c.title as course_title, k.start_at, k.tz, count(*) as people
    from shared_organization_training t
    join shared_classes k on k.id = t.class_id
    join shared_courses c on c.id = t.course_id
    where ${isUnderWay(organizationId)} and k.type <> 'online' and k.start_at > ${ctx.now()}
    group by k.id, c.title, k.start_at, k.tz
    order by k.start_at, k.id limit ${mostComing}`.execute(ctx.db);
  return rows.map(({ course_title, start_at, ...row }) => ({
    ...row,
    course_title: textIn(course_title, ctx.locale),
    start_at: start_at.toISOString(),
  }));
}

/** Who left is no longer followed. */
function isUnderWay(organizationId: number) {
  return sql`t.organization_id = ${organizationId} and t.status in (${literals(activeEnrollmentStatuses)})
    and t.concluded_at is null and t.ended_at is null`;
}

export async function certificatesIssued(ctx: Ctx, { organization_id, year }: ReportFilter): Promise<number> {
  const { rows } = await sql<{ issued: number }>`
    select count(*) as issued
    from shared_organization_training t
    join shared_classes k on k.id = t.class_id
    join shared_certificates c on c.enrollment_id = t.enrollment_id
    where t.organization_id = ${organization_id} and c.status = 'issued'
      and c.issued_at < coalesce(t.ended_at, 'infinity')
      and extract(year from c.issued_at at time zone k.tz) = ${year}`.execute(ctx.db);
  return rows[0]?.issued ?? 0;
}

type ExpiringRow = { course_title: LocalizedText; people: number; departments: string[]; valid_until: Date };

/** Of people who still belong to the organization. */
export async function expiringCertificates(ctx: Ctx, organizationId: number): Promise<TrainingFigures['expiring']> {
  const { rows } = await sql<ExpiringRow>`
    select (array_agg(c.course_title order by c.id desc))[1] as course_title, count(distinct t.person_id) as people,
      array_agg(distinct t.department) filter (where t.department <> '') as departments,
      min(c.valid_until) as valid_until
    from shared_organization_training t
    join shared_certificates c on c.enrollment_id = t.enrollment_id
    where t.organization_id = ${organizationId} and t.ended_at is null and c.status = 'issued'
      and c.valid_until > ${ctx.now()}
      and c.valid_until <= ${ctx.now()}::timestamptz + ${expiresWithinDays} * interval '1 day'
    group by t.course_id
    order by min(c.valid_until), t.course_id limit ${mostExpiring}`.execute(ctx.db);
  return rows.map((row) => ({
    course_title: textIn(row.course_title, ctx.locale),
    people: row.people,
    departments: row.departments ?? [],
    valid_until: row.valid_until.toISOString(),
  }));
}
