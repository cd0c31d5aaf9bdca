import { answerBytes } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { scormResultsCsv } from './retrieve-scorm-results.ts';

export const scormResultsRoute: RawRoute = {
  method: 'GET',
  path: '/scorm-results/:id/csv',
  doc: {
    summary: 'Download the SCORM results of a class as CSV',
    description:
      'For trainers of the class and staff, with a line for each interaction. In the language of the request.',
    auth: 'bearer',
    answer: { contentType: 'text/csv' },
    refuses: ['not_signed_in', 'not_found'],
  },
  handle: async (ctx, _request, { id }) => answerBytes('scorm.csv', 'text/csv', await scormResultsCsv(ctx, pathId(id))),
};
