import { z } from 'zod';
import { mostInZip } from '#contract/learning/certificates/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { organizationCertificatePdf, organizationCertificatesZip } from './organization-downloads.ts';
import { chosenCertificatesZip } from './staff/chosen-certificates-zip.ts';

/** As the list has them. */
const ZipQuery = z
  .strictObject({
    search: z.string().max(100).describe('Parts of a name, a course or a number.'),
    expires_within_days: z.coerce.number().int().min(1).max(3650).describe('Only those that expire so soon.'),
    department: z.string().max(80).describe('Of the holder in the organization.'),
    state: z.enum(['valid', 'expired']),
    affiliation_id: z.coerce.number().int().positive().describe('Of the holder in the organization.'),
    course_id: z.coerce.number().int().positive(),
  })
  .partial();

const listedIds = /^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/;

const ChosenQuery = z.strictObject({
  ids: z
    .string()
    .regex(listedIds)
    .max(16 * (mostInZip + 1))
    .describe('Of the certificates, with commas between them.'),
});

export const certificatesRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/certificates/:id/pdf',
    doc: {
      summary: 'Download a certificate as a PDF',
      description: 'One of your own certificates; with the claim `certificates.revoke`, any certificate.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await certificatePdf(ctx, pathId(id))),
  },
  {
    method: 'GET',
    path: '/certificates.zip',
    claim: 'certificates.revoke',
    doc: {
      summary: 'Download the certificates that staff choose',
      description: `A ZIP file of those that stand or have expired, at most ${mostInZip}, named by person, course and number. Needs the claim \`certificates.revoke\`.`,
      auth: 'bearer',
      query: ChosenQuery,
      answer: { contentType: 'application/zip' },
      refuses: ['invalid_input', 'not_signed_in', 'not_allowed', 'no_certificates_found', 'too_many_certificates'],
    },
    handle: async (ctx, request) => {
      const chosen = ChosenQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!chosen.success) throw new Refusal('invalid_input');
      return chosenCertificatesZip(ctx, chosen.data.ids.split(',').map(Number));
    },
  },
  {
    method: 'GET',
    path: '/organizations/:id/certificates/:certificate_id/pdf',
    doc: {
      summary: 'Download a certificate of an organization as a PDF',
      description: 'One that `POST /organizations/certificates` lists. Needs the right `training.read` in it.',
      auth: 'bearer',
      path: z.object({ certificate_id: z.string().describe('The id of the certificate.') }),
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found', 'not_allowed'],
    },
    handle: async (ctx, _request, { id, certificate_id }) =>
      answerFile(
        ctx,
        await organizationCertificatePdf(ctx, { organizationId: pathId(id), id: pathId(certificate_id) }),
      ),
  },
  {
    method: 'GET',
    path: '/organizations/:id/certificates.zip',
    doc: {
      summary: 'Download the certificates of an organization',
      description: `A ZIP file of the standing and expired ones that match, at most ${mostInZip}, named by person, course and number.`,
      auth: 'bearer',
      query: ZipQuery,
      answer: { contentType: 'application/zip' },
      refuses: [
        'invalid_input',
        'not_signed_in',
        'not_found',
        'not_allowed',
        'no_certificates_found',
        'too_many_certificates',
      ],
    },
    handle: async (ctx, request, { id }) => {
      const filter = ZipQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
      if (!filter.success) throw new Refusal('invalid_input');
      return organizationCertificatesZip(ctx, { organizationId: pathId(id), filter: filter.data });
    },
  },
];
