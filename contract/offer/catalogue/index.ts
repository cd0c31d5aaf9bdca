import { declareSlice, event } from '#contract/declare.ts';
import { catalogue } from './calls.ts';

export const catalogueContract = declareSlice({
  calls: catalogue,
  events: {
    course_prices_changed: event<{ course_ids: number[] }>(),
  },
  refusals: {
    slug_taken: 409,
    still_in_use: 409,
    course_not_for_sale: 409,
  },
});
