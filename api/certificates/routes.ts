import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import { answerFile } from '#api/files/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { replaceCertificate } from './replace-certificate.ts';
import { retrieveCertificates } from './retrieve-certificates.ts';
import { retrieveCheck } from './retrieve-check.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { showGrade } from './show-grade.ts';
import { showName } from './show-name.ts';

const { certificates } = serve;

export const certificatesRoutes = certificates.router({
  retrieveCertificates: certificates.retrieveCertificates.handler(async ({ context, input }) =>
    answer(await retrieveCertificates(context, askOf(input)), input),
  ),
  retrieveCheck: certificates.retrieveCheck.handler(async ({ context, input }) =>
    done(await retrieveCheck(context, input)),
  ),
  revokeCertificate: certificates.revokeCertificate.handler(async ({ context, input }) =>
    done(await revokeCertificate(context, input.data[0])),
  ),
  replaceCertificate: certificates.replaceCertificate.handler(async ({ context, input }) =>
    done(await replaceCertificate(context, input.data[0])),
  ),
  showName: certificates.showName.handler(async ({ context, input }) => done(await showName(context, input.data[0]))),
  showGrade: certificates.showGrade.handler(async ({ context, input }) =>
    done(await showGrade(context, input.data[0])),
  ),
});

const PathId = z.coerce.number().int().positive();

/** The PDF is bytes, which the contract does not describe. */
export const certificatesRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/certificates/:id/pdf',
    handle: async (ctx, _request, { id }) => {
      const read = PathId.safeParse(id);
      if (!read.success) throw new Refusal('not_found');
      return answerFile(ctx, await certificatePdf(ctx, read.data));
    },
  },
];
