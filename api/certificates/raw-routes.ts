import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import { answerFile } from '#api/files/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { certificatePdf } from './certificate-pdf.ts';

const PathId = z.coerce.number().int().positive();

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
    handle: async (ctx, _request, { id }) => {
      const read = PathId.safeParse(id);
      if (!read.success) throw new Refusal('not_found');
      return answerFile(ctx, await certificatePdf(ctx, read.data));
    },
  },
];
