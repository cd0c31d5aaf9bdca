import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { answerFile, discardFile, usualMostBytes } from '#api/platform/files/index.ts';
import { requireClaim } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { saveRegulation, storeRegulation } from './save-regulation.ts';
import { readRegulation } from './read-regulation.ts';

export const regulationRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/regulations/create',
    doc: formDoc({
      summary: 'Upload a regulation',
      description: 'A PDF that can become the regulation of classes. Needs the claim `classes.edit`.',
      result: z.object({ id: Id, name: z.string(), byte_size: z.int() }),
      refuses: ['not_allowed', ...fileRefusals],
    }),
    mostFileBytes: usualMostBytes,
    claim: 'classes.edit',
    mayI: (ctx) => requireClaim(ctx, 'classes.edit'),
    prepare: async (ctx, form) => {
      const file = fileIn(form);
      return storeRegulation(ctx, { name: file.name, bytes: await file.bytes() });
    },
    run: saveRegulation,
    discard: discardFile,
  }),
  {
    method: 'GET',
    path: '/classes/:id/regulation',
    doc: {
      summary: 'Download the regulation of a class',
      auth: 'none',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_found'],
    },
    handle: async (ctx, _request, { id = '' }) => answerFile(ctx, await readRegulation(ctx, Number(id))),
  },
];
