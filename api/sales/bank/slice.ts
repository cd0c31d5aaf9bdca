import { defineSlice } from '#api/shared/slice.ts';
import { assignBankLine, confirmBankLine } from './confirm-line.ts';
import { bankData, purgeBankTexts } from './personal-data.ts';
import { bankRawRoutes } from './raw-routes.ts';
import { retrieveBankLines } from './retrieve-lines.ts';
import { retrieveBankStatements } from './retrieve-statements.ts';
import { reopenBankLine, setBankLineAside } from './set-line-aside.ts';
import { tables } from './tables.ts';

export const bankSlice = defineSlice('bank', {
  verbs: {
    assignBankLine,
    confirmBankLine,
    reopenBankLine,
    retrieveBankLines,
    retrieveBankStatements,
    setBankLineAside,
  },
  rawRoutes: bankRawRoutes,
  jobs: { 'purge-bank-texts': { cron: '37 3 * * *', run: purgeBankTexts } },
  personalData: bankData,
  tables,
});
