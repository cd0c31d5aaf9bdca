import type { OrganizationCertificateFilter } from '#contract/learning/certificates/calls.ts';
import { mostInZip } from '#contract/learning/certificates/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pdfOf } from './certificate-pdf.ts';
import { answerCertificatesZip } from './certificates-zip.ts';
import { requireReader } from './require-reader.ts';
import { certificateOfOrganization, certificatesToDownload } from './organization-store.ts';

type OneCertificate = { organizationId: number; id: number };

/** Refuses `not_signed_in`, `not_found`, `not_allowed`. */
export async function organizationCertificatePdf(ctx: Ctx, { organizationId, id }: OneCertificate): Promise<SavedFile> {
  await requireReader(ctx, organizationId);
  const row = await certificateOfOrganization(ctx, { organizationId, id });
  if (!row) throw new Refusal('not_found');
  return pdfOf(ctx, row);
}

type ManyCertificates = { organizationId: number; filter: Omit<OrganizationCertificateFilter, 'organization_id'> };

/** Refuses `not_signed_in`, `not_found`, `not_allowed`, `no_certificates_found`, `too_many_certificates`. */
export async function organizationCertificatesZip(ctx: Ctx, requested: ManyCertificates): Promise<Response> {
  await requireReader(ctx, requested.organizationId);
  return answerCertificatesZip(ctx, await certificatesToDownload(ctx, { ...requested, most: mostInZip + 1 }));
}
