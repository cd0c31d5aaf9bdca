import { answerFile } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { readOwnRegulation } from './read-own-regulation.ts';

export const enrollmentsRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/enrollments/:id/regulation',
    doc: {
      summary: 'Download the regulation of an enrollment',
      description: 'The regulation of the class as the person accepted it, or has to accept it.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readOwnRegulation(ctx, pathId(id))),
  },
];
