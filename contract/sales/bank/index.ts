import { declareSlice } from '#contract/declare.ts';
import { bank } from './calls.ts';

export const bankContract = declareSlice({
  calls: bank,
  refusals: {
    bank_statement_unreadable: 400,
    bank_statement_no_columns: 400,
    bank_statement_row: 400,
    bank_statement_empty: 400,
    bank_statement_too_long: 400,
    bank_statement_currency: 400,
    bank_line_decided: 409,
    bank_payment_confirmed: 409,
    bank_amount_too_little: 409,
    bank_amount_too_much: 409,
    bank_amount_not_exact: 409,
    bank_other_currency: 409,
    bank_order_unknown: 400,
    bank_order_without_transfer: 409,
  },
});
