import type { BankLine, BankLineFilter, BankStatement, BankStatementFilter } from '#contract/sales/bank/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import type { Listed } from '../frame/noun.ts';

export type StatementSort = 'last_day';

export const statements: Listed<BankStatement, BankStatementFilter, StatementSort> = {
  name: 'bank',
  source: ({ filter: { deleted: _deleted, ...filter }, ...input }) =>
    queries().bank.retrieveBankStatements.queryOptions({ input: { filter, ...input } }),
  nameOf: ({ name }) => name,
};

export const bankLines: Listed<BankLine, BankLineFilter> = {
  name: 'bank',
  source: ({ filter: { deleted: _deleted, ...filter }, page }) =>
    queries().bank.retrieveBankLines.queryOptions({ input: { filter, page } }),
  nameOf: ({ text, payer_name: payer, bank_reference: reference, id }) => payer || text || reference || String(id),
};
