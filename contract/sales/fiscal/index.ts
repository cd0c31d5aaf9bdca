import { declareSlice, event } from '#contract/declare.ts';
import { fiscal } from './calls.ts';
import { fiscalSettings } from './settings.ts';

export const fiscalContract = declareSlice({
  calls: fiscal,
  settings: fiscalSettings,
  events: {
    hand_over_due: event<{ hand_over_id: number }>(),
  },
  refusals: {
    fiscal_number_taken: 409,
    order_already_invoiced: 409,
    invoice_missing: 409,
    credit_exceeds_invoice: 409,
    receipt_exceeds_invoice: 409,
  },
});
