import { defineSlice } from '#api/shared/slice.ts';
import { accountsRawRoutes } from './raw-routes.ts';
import { correctAccount, recordAccountPayment } from './record-entries.ts';
import { remindDue, settleDueWarnings } from './remind-due.ts';
import { retrieveCreditStanding, retrieveCurrentAccount, retrieveLedgerEntries } from './retrieve-accounts.ts';
import { retrieveOrganizationAccounts } from './retrieve-organizations.ts';
import { tables } from './tables.ts';

export const accountsSlice = defineSlice('accounts', {
  verbs: {
    retrieveCurrentAccount,
    retrieveLedgerEntries,
    retrieveCreditStanding,
    retrieveOrganizationAccounts,
    recordAccountPayment,
    correctAccount,
  },
  rawRoutes: accountsRawRoutes,
  reactions: { account_credited: { 'settle-due-warnings': settleDueWarnings } },
  // In the daytime of the operator; a repeated run reminds of nothing twice.
  jobs: { 'remind-of-due-debits': { cron: '17 7-17 * * *', run: remindDue } },
  tables,
});
