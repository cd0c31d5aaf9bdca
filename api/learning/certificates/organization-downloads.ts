import { textIn } from '#contract/basics.ts';
import { type OrganizationCertificateFilter, mostInZip } from '#contract/learning/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerZip, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pdfOf } from './certificate-pdf.ts';
import { zipNames } from './model/zip-names.ts';
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

/**
 * Draws and reads one certificate at a time, as fast as the client takes them. Refuses `not_signed_in`, `not_found`,
 * `not_allowed`, `no_certificates_found`, `too_many_certificates`.
 */
export async function organizationCertificatesZip(ctx: Ctx, requested: ManyCertificates): Promise<Response> {
  await requireReader(ctx, requested.organizationId);
  const rows = await certificatesToDownload(ctx, { ...requested, most: mostInZip + 1 });
  if (rows.length === 0) throw new Refusal('no_certificates_found');
  if (rows.length > mostInZip) throw new Refusal('too_many_certificates', { most: mostInZip });
  const names = zipNames(
    rows.map(({ number, snapshot }) => ({
      holder: snapshot.person.name,
      course: textIn(snapshot.course_title, ctx.locale),
      number,
    })),
  );
  const entries = rows.map((row, place) => ({
    name: names[place] ?? '',
    open: async () => ctx.files.readRange((await pdfOf(ctx, row)).storage_key),
  }));
  return answerZip(ctx, 'certificados.zip', entries);
}
