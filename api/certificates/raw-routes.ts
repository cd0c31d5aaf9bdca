import { answerFile } from '#api/files/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { pathId } from '#api/shared/path-id.ts';
import { certificatePdf } from './certificate-pdf.ts';

export const certificatesRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/certificates/:id/pdf',
    doc: {
      summary: 'Download a certificate as a PDF',
      description: 'One of your own certificates; with the claim `certificates.read`, any certificate.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await certificatePdf(ctx, pathId(id))),
  },
];
