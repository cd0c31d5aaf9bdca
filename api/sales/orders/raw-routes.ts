import { answerBytes, answerFile } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { paymentConfirmation } from './payment-confirmation.ts';
import { proformaPdf } from './proforma-pdf.ts';
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
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readAcceptedRegulation(ctx, pathId(id))),
  },
  {
    method: 'GET',
    path: '/invoices/:id/pdf',
    doc: {
      summary: 'Download a pro-forma as a PDF',
      description:
        'Of one of your own orders; with the claim `orders.read`, of any order. In the language of the request. ' +
        'Refuses `invoice_annulled` once its order was canceled.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found', 'invoice_annulled', 'too_many_requests'],
    },
    handle: async (ctx, _request, { id }) => {
      const { name, bytes } = await proformaPdf(ctx, pathId(id));
      return answerBytes(name, 'application/pdf', bytes);
    },
  },
  {
    method: 'GET',
    path: '/orders/:id/payment-confirmation',
    doc: {
      summary: 'Download a confirmation of payment as a PDF',
      description:
        'What was received for one of your own orders, and what was returned, without fiscal value. In the language of ' +
        'the request. Refuses `payment_not_confirmed` before the order is paid, and where it costs nothing.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found', 'payment_not_confirmed', 'too_many_requests'],
    },
    handle: async (ctx, _request, { id }) => {
      const { name, bytes } = await paymentConfirmation(ctx, pathId(id));
      return answerBytes(name, 'application/pdf', bytes);
    },
  },
];
