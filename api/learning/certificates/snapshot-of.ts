import type { ConcludedEnrollment } from '#api/learning/enrollments/index.ts';
import { dayIn } from '#contract/rules/days.ts';
import { validThrough } from './model/valid-through.ts';
import type { Snapshot } from './snapshot.ts';

/** The issuer for courses without a partner. */
export const operator = { name: 'Mestria', tax_id: null, licence: null, city: null, country: null };

export function snapshotOf(enrollment: ConcludedEnrollment, issuedAt: Date): Snapshot {
  const { person, course, partner } = enrollment;
  const { code, type, tz } = enrollment.class;
  const days = daysOf(enrollment);
  const months = course.certificate_valid_months;
  return {
    person: {
      name: person.name,
      document_type: person.document_type,
      document_number: person.document_number,
      birth_date: person.birth_date,
    },
    course_title: course.title,
    class_code: code,
    modality: type,
    hours: course.workload_hours,
    ...days,
    issued_on: dayIn(tz, issuedAt),
    ...(months !== null && { valid_through: validThrough(days.ends_on, months) }),
    attendance_rate: enrollment.attendance_rate,
    final_grade: enrollment.final_grade,
    issuer: partner
      ? {
          name: partner.name,
          tax_id: partner.tax_id,
          licence: partner.licence,
          city: partner.city,
          country: partner.country,
          ...(partner.signatory && { signatory: partner.signatory }),
        }
      : operator,
  };
}

/** A class with meetings has its own days; for others the learner's first and last day count. */
function daysOf({ enrolled_at, concluded_at, class: { type, start_at, end_at, tz } }: ConcludedEnrollment) {
  const meets = type !== 'online';
  const first = (meets ? start_at : null) ?? enrolled_at;
  const last = (meets ? end_at : null) ?? concluded_at;
  return { starts_on: first && dayIn(tz, first), ends_on: dayIn(tz, last) };
}
