import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CertificateStatus } from '#contract/learning/certificates/calls.ts';
import type { CertificateDueFilter } from '#contract/learning/certificates/staff.ts';
import type { EnrollmentOutcome } from '#contract/learning/enrollments/calls.ts';
import { enrollmentOutcomes } from '#contract/learning/enrollments/values.ts';
import type { CertificateType } from '#contract/offer/catalogue/calls.ts';
import { certificateTypes } from '#contract/offer/catalogue/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOfChosen, type ListQuery } from '#api/shared/database/retrieval.ts';
import { certificateTypeFor } from '../model/certificate-type.ts';

/** The rule of `model/`, as the pairs of outcome and course that earn a certificate. */
const earning = enrollmentOutcomes.flatMap((outcome) =>
  certificateTypes
    .filter((courseGives) => certificateTypeFor({ status: 'enrolled', outcome, courseGives }) !== null)
    .map((courseGives) => sql`(${sql.lit(outcome)}, ${sql.lit(courseGives)})`),
);

function matching(ctx: Ctx, { search = '', was_certified: wasCertified }: CertificateDueFilter) {
  let query = ctx.db
    .selectFrom('shared_conclusions as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .innerJoin('shared_courses as c', 'c.id', 'e.course_id')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .where('e.status', '=', 'enrolled')
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`(e.outcome, c.certificate_type) in (${sql.join(earning)})`).where(sql<boolean>`not exists (
      select from certificates s where s.enrollment_id = e.enrollment_id and s.status = 'issued')`);
  if (wasCertified !== undefined) {
    query = query.where(
      sql<boolean>`exists (select from certificates s where s.enrollment_id = e.enrollment_id) = ${wasCertified}`,
    );
  }
  for (const word of search.split(/\s+/).filter(Boolean)) {
    query = query.where(mentions(sql`concat_ws(' ', p.name, k.code, texts_in(c.title))`, word));
  }
  return query;
}

type Earlier = { id: number; number: string; status: CertificateStatus };

function withNames(ctx: Ctx) {
  return ctx.db
    .selectFrom('shared_conclusions as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .innerJoin('shared_courses as c', 'c.id', 'e.course_id')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .leftJoin('shared_partners as o', 'o.id', 'c.partner_id')
    .select(['o.country', 'o.licence', 'p.document_number', 'p.birth_date', 'c.workload_hours'])
    .select(['e.enrollment_id as id', 'e.outcome', 'e.concluded_at', 'c.certificate_type'])
    .select(['p.id as person_id', 'p.name', 'c.id as course_id', 'k.id as class_id', 'k.code'])
    .select(sql<LocalizedText>`c.title`.as('title'))
    .select(
      sql<number | null>`(select max(u.id) from shared_users u
        where u.person_id = p.id and u.deleted_at is null)`.as('user_id'),
    )
    .select(
      sql<Earlier | null>`(select json_build_object('id', s.id, 'number', s.number, 'status', s.status)
        from certificates s where s.enrollment_id = e.enrollment_id order by s.id desc limit 1)`.as('earlier'),
    )
    .$narrowType<{ id: number; outcome: EnrollmentOutcome; concluded_at: Date; certificate_type: CertificateType }>();
}

export type CertificateDueRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];
export type CertificateDueQuery = ListQuery<{ filter?: CertificateDueFilter | undefined }>;

/** The last to conclude first. */
export async function pageOfDue(ctx: Ctx, { filter, sort: _sort, ...page }: CertificateDueQuery) {
  const ids = matching(ctx, filter)
    .select('e.enrollment_id as id')
    .$narrowType<{ id: number }>()
    .orderBy('e.concluded_at', 'desc')
    .orderBy('e.enrollment_id', 'desc');
  const read = (chosen: typeof ids | readonly number[]) =>
    withNames(ctx)
      .where('e.enrollment_id', 'in', chosen)
      .orderBy('e.concluded_at', 'desc')
      .orderBy('e.enrollment_id', 'desc')
      .execute();
  return pageOfChosen(ctx, { ids, read }, page);
}
