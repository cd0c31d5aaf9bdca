import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CertificateType, CourseType } from '#contract/offer/catalogue/calls.ts';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

export type ConcludedEnrollment = NonNullable<Awaited<ReturnType<typeof concludedEnrollment>>>;

/** The data of a certificate; null for an enrollment that is not concluded. The caller checks access. */
export async function concludedEnrollment(ctx: Ctx, enrollmentId: number) {
  const row = await ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'e.course_id')
    .leftJoin('shared_partners as o', 'o.id', 'c.partner_id')
    .select(['e.id', 'e.person_id', 'e.status', 'e.outcome', 'e.enrolled_at', 'e.concluded_at'])
    .select(['e.attendance_rate', 'e.final_grade', 'p.name', 'p.document_type', 'p.document_number', 'p.birth_date'])
    .select(sql<boolean>`p.deleted_at is not null`.as('is_erased'))
    .select(['k.code', 'k.type', 'k.start_at', 'k.end_at', 'k.tz', sql<LocalizedText>`c.title`.as('title')])
    .select(['c.workload_hours', 'c.certificate_type', 'c.certificate_valid_months'])
    .select(['o.id as partner_id', 'o.name as partner_name', 'o.tax_id', 'o.licence', 'o.city', 'o.country'])
    .select(['o.signatory_name', sql<LocalizedText | null>`o.signatory_role`.as('signatory_role')])
    .where('e.id', '=', enrollmentId)
    .where('e.concluded_at', 'is not', null)
    .$narrowType<{ status: EnrollmentStatus; outcome: EnrollmentOutcome; concluded_at: Date }>()
    .$narrowType<{ type: CourseType; certificate_type: CertificateType }>()
    .executeTakeFirst();
  if (!row) return null;
  const { name, document_type, document_number, birth_date, is_erased, partner_id, partner_name } = row;
  const { title, workload_hours, certificate_type, certificate_valid_months } = row;
  return {
    id: row.id,
    status: row.status,
    outcome: row.outcome,
    enrolled_at: row.enrolled_at,
    concluded_at: row.concluded_at,
    /** Percent; null where nobody has taken attendance. */
    attendance_rate: row.attendance_rate,
    /** Of 20. */
    final_grade: row.final_grade,
    person: { id: row.person_id, name, document_type, document_number, birth_date, is_erased },
    course: { title, workload_hours, certificate_type, certificate_valid_months },
    class: { code: row.code, type: row.type, start_at: row.start_at, end_at: row.end_at, tz: row.tz },
    partner:
      partner_id === null || partner_name === null
        ? null
        : {
            id: partner_id,
            name: partner_name,
            tax_id: row.tax_id,
            licence: row.licence,
            city: row.city,
            country: row.country,
            signatory:
              row.signatory_name === null ? null : { name: row.signatory_name, role: row.signatory_role ?? {} },
          },
  };
}
