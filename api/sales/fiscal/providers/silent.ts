import type { FiscalProvider } from './port.ts';

const nothing = async () => null;

/** Pro-formas only, or other software issues the documents, which staff record with `POST /fiscal-documents/record`. */
export const silentProvider: FiscalProvider = {
  orderPaid: async () => {},
  orderCanceled: async () => {},
  invoice: nothing,
  receipt: nothing,
  credit: nothing,
};
