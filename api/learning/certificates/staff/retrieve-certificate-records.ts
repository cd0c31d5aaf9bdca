import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presented } from '../present.ts';
import { mayRevoke } from '../scope.ts';
import { pageOfRecords, type CertificateRecordQuery, type CertificateRecordRow } from './store.ts';

export async function retrieveCertificateRecords(
  ctx: Ctx,
  query: CertificateRecordQuery,
): Promise<ResultPage<CertificateRecord>> {
  requireClaim(ctx, mayRevoke);
  const { rows, total } = await pageOfRecords(ctx, query);
  return { results: rows.map((row) => presentRecord(ctx, row)), total };
}

function presentRecord(ctx: Ctx, row: CertificateRecordRow): CertificateRecord {
  const { organization_id, organization_name, predecessor_id, predecessor_number } = row;
  return {
    ...presented(ctx, row),
    issued_at: row.issued_at.toISOString(),
    user_id: row.user_id,
    enrollment_id: row.enrollment_id,
    course_id: row.course_id,
    class_id: row.class_id,
    organization:
      organization_id === null || organization_name === null ? null : { id: organization_id, name: organization_name },
    replacement_id: row.replaced_by_id,
    replaces:
      predecessor_id === null || predecessor_number === null
        ? null
        : { id: predecessor_id, number: predecessor_number },
  };
}
