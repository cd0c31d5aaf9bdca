import { accessRowsOf, at, forEditors, form, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('bank', {
  calls: {
    retrieveBankStatements: forEditors(() => ({})),
    retrieveBankLines: forEditors(() => ({})),
    confirmBankLine: forEditors(one(({ paymentId }) => ({ id: 1, payment_id: paymentId }))),
    assignBankLine: forEditors(one(() => ({ id: 1, order_number: 'M-2026-000001' }))),
    setBankLineAside: forEditors(one(() => ({ id: 1, reason: 'Renda' }))),
    reopenBankLine: forEditors(one(() => ({ id: 1 }))),
  },
  raw: {
    'POST /bank-statements/upload': at(
      forEditors(() => form({ currency_id: 1 })),
      () => '/bank-statements/upload',
    ),
  },
});
