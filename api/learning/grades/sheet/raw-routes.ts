import { answerBytes } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { gradesCsv, gradesPdf } from './grade-sheet.ts';

const description = 'For trainers of the class and the claim `classes.edit`. In the language of the request.';

export const sheetRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/classes/:id/grades-sheet/pdf',
    doc: {
      summary: 'Download the published grades of a class as a PDF to sign',
      description,
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => {
      const { name, bytes } = await gradesPdf(ctx, pathId(id));
      return answerBytes(name, 'application/pdf', bytes);
    },
  },
  {
    method: 'GET',
    path: '/classes/:id/grades-sheet/csv',
    doc: {
      summary: 'Download the published grades of a class as CSV',
      description,
      auth: 'bearer',
      answer: { contentType: 'text/csv' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => {
      const { name, bytes } = await gradesCsv(ctx, pathId(id));
      return answerBytes(name, 'text/csv', bytes);
    },
  },
];
