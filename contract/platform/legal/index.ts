import { declareSlice } from '#contract/declare.ts';
import { legal } from './calls.ts';

export const legalContract = declareSlice({
  calls: legal,
  refusals: {
    terms_changed: 409,
    legal_draft_exists: 409,
    legal_text_published: 409,
    legal_language_missing: 400,
    legal_day_past: 400,
  },
});
