import { declareSlice } from '#contract/declare.ts';
import { inbox } from './calls.ts';
import { claimsOfInbox } from './values.ts';

export const inboxContract = declareSlice({
  calls: inbox,
  messages: {
    inbox_summary: { topic: 'team', claim: claimsOfInbox },
  },
  refusals: {
    inbox_item_taken: 409,
  },
});
