import { declareSlice } from '#contract/declare.ts';
import { opening } from './calls.ts';

export const openingContract = declareSlice({
  calls: opening,
  refusals: { gateway_failed: 409 },
});
