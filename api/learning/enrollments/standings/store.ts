import { sql } from 'kysely';
import type { CertificateType, CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { StandingFilter } from '#contract/learning/enrollments/standings.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isFreeSeat } from '../is-free-seat.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

export type StandingQuery = ListQuery<{ filter?: StandingFilter }>;
export type StandingRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function rows(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'e.course_id')
    .select(['e.id', 'e.class_id', 'e.status', 'e.outcome', 'e.registered_at', 'e.enrolled_at', 'e.ended_at'])
    .select(['e.paid_at', 'e.files_due_at'])
    .select([
      'e.concluded_at',
      'e.concludes_at',
      'e.regulation_accepted_at',
      'e.end_reason',
      'e.progress_rate',
      'e.attendance_rate',
    ])
    .select(['e.final_grade', 'k.type as class_type', 'k.status as class_status', 'k.start_at'])
    .select(['k.attendance_min', 'k.grade_min', 'c.certificate_type'])
    .select(isFreeSeat('e').as('is_free'))
    .select(
      sql<boolean>`(exists (select from shared_contents s
          where s.course_id = e.course_id and s.is_graded and s.is_mandatory)
        or exists (select from shared_class_assessments a where a.class_id = e.class_id))`.as('is_assessed'),
    )
    .where('e.person_id', '=', personId)
    .$narrowType<{ status: EnrollmentStatus; outcome: EnrollmentOutcome; class_status: ClassStatus }>()
    .$narrowType<{ class_type: CourseType; certificate_type: CertificateType }>();
}

export async function pageOfStandings(
  ctx: Ctx,
  { filter, personId, ...page }: Omit<StandingQuery, 'sort'> & { personId: number },
) {
  let query = rows(ctx, personId);
  if (filter.enrollment_id !== undefined) query = query.where(wanted(sql.ref('e.id'), filter.enrollment_id));
  if (filter.class_id !== undefined) query = query.where(wanted(sql.ref('e.class_id'), filter.class_id));
  const isActive = sql`e.status in (${literals(activeEnrollmentStatuses)})`;
  return pageOf(query.orderBy(isActive, 'desc').orderBy('e.id', 'desc'), page);
}
