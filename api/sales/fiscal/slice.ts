import { defineSlice } from '#api/shared/slice.ts';
import { creditRefund } from './credit-refund.ts';
import { invoiceCharged } from './invoice-charged.ts';
import { fiscalData } from './personal-data.ts';
import { providerFor } from './provider-for.ts';
import { fiscalRawRoutes } from './raw-routes.ts';
import { receiveOnAccount } from './receive-on-account.ts';
import { resendHandOver } from './resend-hand-over.ts';
import { retrieveFiscalDocuments } from './retrieve-fiscal-documents.ts';
import { retrieveHandOvers } from './retrieve-hand-overs.ts';
import { sendHandOver } from './send-hand-over.ts';
import { tables } from './tables.ts';

export const fiscalSlice = defineSlice('fiscal', {
  verbs: { resendHandOver, retrieveFiscalDocuments, retrieveHandOvers },
  rawRoutes: fiscalRawRoutes,
  reactions: {
    order_paid: {
      'issue-paid-document': async (ctx, { order_id }) => (await providerFor(ctx, order_id)).orderPaid(ctx, order_id),
    },
    account_credited: { 'issue-receipts-on-account': receiveOnAccount },
    order_charged: { 'invoice-charged-order': invoiceCharged },
    order_canceled: {
      'credit-canceled-order': async (ctx, { order_id }) =>
        (await providerFor(ctx, order_id)).orderCanceled(ctx, order_id),
    },
    refund_done: { 'credit-refund': (ctx, { refund_id }) => creditRefund(ctx, refund_id) },
    hand_over_due: { 'send-hand-over': (ctx, { hand_over_id }) => sendHandOver(ctx, hand_over_id) },
  },
  personalData: fiscalData,
  tables,
});
