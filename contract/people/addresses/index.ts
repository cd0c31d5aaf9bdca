import { declareSlice } from '#contract/declare.ts';
import { addresses } from './calls.ts';

export const addressesContract = declareSlice({
  calls: addresses,
  refusals: {
    tax_id_required: 400,
    tax_addresses_full: 409,
  },
});
