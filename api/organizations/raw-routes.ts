import type { RawRoute } from '#api/shared/http.ts';
import { queryOf } from '#api/shared/retrieval.ts';
import { retrieveOrganizations } from './retrieve-organizations.ts';

export const organizationsRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/organizations/names.txt',
    doc: {
      summary: 'Download the names of your organizations',
      auth: 'bearer',
      answer: { contentType: 'text/plain' },
      refuses: ['not_signed_in'],
    },
    handle: async (ctx) => {
      const { results } = await retrieveOrganizations(ctx, queryOf({ page: { number: 1, size: 100 } }));
      const lines = results.map(({ name }) => `${name}\n`);
      return new Response(lines.join(''), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
    },
  },
];
