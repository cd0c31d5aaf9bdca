import type { OrganizationCertificate, OrganizationCertificateFilter } from '#contract/learning/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { isExpired } from './model/certificate-status.ts';
import { pageOfOrganization, type OrganizationCertificateRow } from './organization-store.ts';
import { printed } from './present.ts';
import { requireReader } from './require-reader.ts';

export async function retrieveOrganizationCertificates(
  ctx: Ctx,
  { filter, ...query }: ListQuery<{ filter?: OrganizationCertificateFilter }>,
): Promise<ResultPage<OrganizationCertificate>> {
  const { organization_id, ...narrowed } = filter;
  const organizationId = await requireReader(ctx, organization_id);
  const { rows, total } = await pageOfOrganization(ctx, { ...query, filter: narrowed, organizationId });
  return { results: rows.map((row) => presentedToOrganization(ctx, row)), total };
}

function presentedToOrganization(ctx: Ctx, row: OrganizationCertificateRow): OrganizationCertificate {
  return {
    ...printed(ctx, row),
    id: row.id,
    status: row.status,
    is_expired: isExpired({ validUntil: row.valid_until }, ctx.now()),
    course_id: row.course_id,
    affiliation_id: row.affiliation_id,
    holder_name: row.snapshot.person.name,
    department: row.department,
    has_left: row.has_left,
  };
}
