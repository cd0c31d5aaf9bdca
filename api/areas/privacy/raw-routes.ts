import { answerFile } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { readExport } from './read-export.ts';

export const privacyRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/users/exports/:id/file',
    doc: {
      summary: 'Download a copy of your personal data',
      auth: 'bearer',
      answer: { contentType: 'application/zip' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readExport(ctx, Number(id))),
  },
];
