import { BankStatement } from '#contract/sales/bank/calls.ts';
import { largestStatementBytes } from '#contract/sales/bank/values.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { mayUploadStatement, prepareStatement, StatementFields, uploadStatement } from './upload-statement.ts';

export const bankRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/bank-statements/upload',
    doc: formDoc({
      summary: 'Upload a bank statement',
      description:
        'As CSV, with whatever columns the bank names, or as camt.053 of ISO 20022. Only money that arrived is stored, each line once. Needs the claim `payments.approve`.',
      fields: StatementFields.shape,
      result: BankStatement,
      refuses: [
        'not_allowed',
        'not_found',
        'bank_statement_unreadable',
        'bank_statement_no_columns',
        'bank_statement_row',
        'bank_statement_empty',
        'bank_statement_too_long',
        'bank_statement_currency',
      ],
    }),
    mostFileBytes: largestStatementBytes,
    claim: 'payments.approve',
    mayI: mayUploadStatement,
    prepare: (ctx, form) => prepareStatement(ctx, form, fileIn(form)),
    run: uploadStatement,
    // Nothing is written before the transaction.
    discard: () => Promise.resolve(),
  }),
];
