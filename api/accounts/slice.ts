import { defineSlice } from '#api/shared/slice.ts';
import { accountsRawRoutes } from './raw-routes.ts';
import { correctAccount, recordAccountPayment } from './record-entries.ts';
import { retrieveCreditStanding, retrieveCurrentAccount, retrieveLedgerEntries } from './retrieve-accounts.ts';
import { tables } from './tables.ts';

export const accountsSlice = defineSlice('accounts', {
  verbs: {
    retrieveCurrentAccount,
    retrieveLedgerEntries,
    retrieveCreditStanding,
    recordAccountPayment,
    correctAccount,
  },
  rawRoutes: accountsRawRoutes,
  tables: tables.owns,
});
