import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';

export type Declaration = {
  name: string;
  document_type: string | null;
  document_number: string | null;
  course_title: LocalizedText;
  school: string | null;
  class_code: string;
  class_type: CourseType;
  /** Of the course. */
  workload_hours: number | null;
  tz: string;
  /** Percent of the contents that count. */
  progress_rate: number;
  /** The lessons that were given, and their minutes. */
  given: number;
  given_minutes: number;
  present_minutes: number;
  first_at: Date | null;
  last_at: Date | null;
};

/** What one has attended so far in one's own enrollment. Refuses `not_found` for a seat that was never confirmed. */
export async function readDeclaration(ctx: Ctx, enrollmentId: number): Promise<Declaration> {
  const { personId } = signedIn(ctx);
  const { rows } = await sql<Declaration>`
    select p.name, p.document_type, p.document_number, c.title as course_title, c.workload_hours::float8 as workload_hours, s.name as school, k.code as class_code,
      k.type as class_type, k.tz, e.progress_rate::float8 as progress_rate, coalesce(l.given, 0) as given,
      coalesce(l.given_minutes, 0) as given_minutes, coalesce(l.present_minutes, 0) as present_minutes, l.first_at, l.last_at
    from shared_enrollments e join shared_persons p on p.id = e.person_id join shared_classes k on k.id = e.class_id
      join shared_courses c on c.id = e.course_id left join shared_partners s on s.id = c.partner_id
      cross join lateral (
        select count(*) as given, sum(extract(epoch from t.ends_at - t.starts_at) / 60)::int as given_minutes,
          sum(a.minutes)::int as present_minutes, min(t.starts_at) as first_at, max(t.ends_at) as last_at
        from shared_lessons t left join attendances a on a.lesson_id = t.id and a.enrollment_id = e.id
        where t.class_id = e.class_id and t.status = 'given'
      ) l
    where e.id = ${enrollmentId} and e.person_id = ${personId} and e.paid_at is not null`.execute(ctx.db);
  const [only] = rows;
  if (!only) throw new Refusal('not_found');
  return only;
}
