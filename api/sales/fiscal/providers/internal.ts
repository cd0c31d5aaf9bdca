import { creditCanceled } from '../credit-canceled.ts';
import { creditInvoice } from '../credit-invoice.ts';
import { documentPaid } from '../document-paid.ts';
import { invoiceOrder } from '../invoice-order.ts';
import { receiveForInvoice } from '../receive-for-invoice.ts';
import type { FiscalProvider } from './port.ts';

/** This site issues the documents, as software that is certified in the country of the seller. */
export const internalProvider: FiscalProvider = {
  orderPaid: documentPaid,
  orderCanceled: creditCanceled,
  invoice: invoiceOrder,
  receipt: receiveForInvoice,
  credit: creditInvoice,
};
