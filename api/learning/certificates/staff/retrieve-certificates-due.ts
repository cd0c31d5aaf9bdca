import { textIn } from '#contract/basics.ts';
import type { CertificateDue } from '#contract/learning/certificates/staff.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { certificateTypeFor } from '../model/certificate-type.ts';
import { missingParticulars } from '../model/missing-particulars.ts';
import { mayRevoke } from '../scope.ts';
import { pageOfDue, type CertificateDueQuery, type CertificateDueRow } from './due-store.ts';

export async function retrieveCertificatesDue(
  ctx: Ctx,
  query: CertificateDueQuery,
): Promise<ResultPage<CertificateDue>> {
  requireClaim(ctx, mayRevoke);
  const { rows, total } = await pageOfDue(ctx, query);
  return { results: rows.map((row) => presentDue(ctx, row)), total };
}

function presentDue({ locale }: Ctx, row: CertificateDueRow): CertificateDue {
  const { id, outcome, certificate_type: courseGives } = row;
  const type = certificateTypeFor({ status: 'enrolled', outcome, courseGives });
  if (!type) throw new Error(`Enrollment ${id} has earned no certificate.`);
  return {
    id,
    holder: { id: row.person_id, name: row.name },
    user_id: row.user_id,
    course: { id: row.course_id, title: textIn(row.title, locale) },
    class: { id: row.class_id, code: row.code },
    type,
    concluded_at: row.concluded_at.toISOString(),
    missing: missingParticulars(row.country, {
      licence: row.licence,
      document: row.document_number,
      birth_date: row.birth_date,
      hours: row.workload_hours,
    }),
    earlier: row.earlier,
  };
}
