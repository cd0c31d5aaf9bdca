import { answerFile } from '#api/files/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readExport } from './read-export.ts';

/** The copy itself, streamed to its owner. */
export const privacyRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/users/exports/:id/file',
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readExport(ctx, Number(id))),
  },
];
