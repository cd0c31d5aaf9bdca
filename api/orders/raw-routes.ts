import { answerFile } from '#api/files/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readAcceptedRegulation } from './read-accepted-regulation.ts';

export const ordersRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/order-items/:id/regulation',
    doc: {
      summary: 'Download the regulation that was accepted with an order',
      description: 'The file as the buyer accepted it, whatever the regulation of the class is now.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id = '' }) => answerFile(ctx, await readAcceptedRegulation(ctx, Number(id))),
  },
];
