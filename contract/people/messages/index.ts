import { declareSlice } from '#contract/declare.ts';
import { messages } from './calls.ts';

export const messagesContract = declareSlice({
  calls: messages,
  refusals: {
    streams_full: 503,
    contact_not_available: 409,
    channel_fixed: 409,
  },
});
