import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { organizationRights } from '#contract/people/organizations/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { hasClaims, type Ctx, type SignedIn } from '#api/shared/context.ts';

export type TimetableRow = {
  id: number;
  status: EnrollmentStatus;
  person_id: number;
  person_name: string;
  class_id: number;
  code: string;
  type: CourseType;
  class_status: ClassStatus;
  tz: string;
  course_id: number;
  course_title: LocalizedText;
  next_lesson_at: Date | null;
};

/** The enrolled person, trainers of the class, the organization that ordered the seat, and staff (domain 4.3). */
export async function findTimetable(
  ctx: Ctx,
  { personId }: SignedIn,
  enrollmentId: number,
): Promise<TimetableRow | undefined> {
  const isStaff = hasClaims(ctx, 'enrollments.edit');
  const { rows } = await sql<TimetableRow>`
    select e.id, e.status, e.person_id, p.name as person_name, e.class_id, k.code, k.type, k.status as class_status, k.tz,
      e.course_id, c.title as course_title, (
        select min(l.starts_at) from shared_lessons l
        where l.class_id = e.class_id and l.status = 'planned' and l.ends_at > ${ctx.now()}
      ) as next_lesson_at
    from shared_enrollments e
      join shared_persons p on p.id = e.person_id
      join shared_classes k on k.id = e.class_id
      join shared_courses c on c.id = e.course_id
    where e.id = ${enrollmentId} and (
      ${isStaff} or e.person_id = ${personId}
      or exists (select from shared_class_trainers t where t.class_id = e.class_id and t.person_id = ${personId})
      or exists (select from shared_organization_training o
        join shared_affiliations a on a.organization_id = o.organization_id
        where o.enrollment_id = e.id and o.ended_at is null and a.person_id = ${personId} and a.status = 'active'
          and a.role in (${sql.join([...organizationRights['training.read']])}))
    )`.execute(ctx.db);
  return rows[0];
}

export type CurrentEnrollment = { id: number; class_id: number; status: EnrollmentStatus };

/** What a person follows now; of one enrollment, that one alone. */
export async function currentEnrollments(
  ctx: Ctx,
  { personId, enrollmentId = null }: { personId: number; enrollmentId?: number | null },
): Promise<CurrentEnrollment[]> {
  let query = ctx.db
    .selectFrom('shared_enrollments')
    .select(['id', 'class_id', 'status'])
    .where('person_id', '=', personId)
    .where('status', 'in', activeEnrollmentStatuses);
  if (enrollmentId !== null) query = query.where('id', '=', enrollmentId);
  return query.orderBy('id').$narrowType<{ status: EnrollmentStatus }>().execute();
}

/** Classes that a person teaches. */
export async function taughtClasses(ctx: Ctx, personId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('shared_class_trainers')
    .select('class_id')
    .where('person_id', '=', personId)
    .orderBy('class_id')
    .execute();
  return rows.map(({ class_id }) => class_id);
}

export async function isEnrollmentOf(ctx: Ctx, { id, personId }: { id: number; personId: number }): Promise<boolean> {
  const query = ctx.db.selectFrom('shared_enrollments').select('id').where('id', '=', id);
  return (await query.where('person_id', '=', personId).executeTakeFirst()) !== undefined;
}
