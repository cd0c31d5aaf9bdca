import type { OrganizationCertificate, OrganizationCertificateFilter } from '#contract/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireOrganizationRight } from '#api/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found, ListQuery } from '#api/shared/retrieval.ts';
import { isExpired } from './model/certificate-status.ts';
import { pageOfOrganization, type OrganizationCertificateRow } from './organization-store.ts';
import { printed } from './present.ts';

export async function retrieveOrganizationCertificates(
  ctx: Ctx,
  { filter, ...query }: ListQuery<{ filter?: OrganizationCertificateFilter }>,
): Promise<Found<OrganizationCertificate>> {
  const { organization_id: organizationId, ...narrowed } = filter;
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  if (organizationId === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  await requireOrganizationRight(ctx, organizationId, 'training.read');
  const { rows, total } = await pageOfOrganization(ctx, { ...query, filter: narrowed, organizationId });
  return { results: rows.map((row) => presentedToOrganization(ctx, row)), total };
}

function presentedToOrganization(ctx: Ctx, row: OrganizationCertificateRow): OrganizationCertificate {
  return {
    ...printed(ctx, row),
    id: row.id,
    status: row.status,
    is_expired: isExpired({ validUntil: row.valid_until }, ctx.now()),
    holder_name: row.snapshot.person.name,
    department: row.department,
    has_left: row.has_left,
  };
}
