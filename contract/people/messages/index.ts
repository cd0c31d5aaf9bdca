import { declareSlice } from '#contract/declare.ts';
import { messages } from './calls.ts';
import { contactMessages, unsentMails } from './contact.ts';
import { contactSettings } from './settings.ts';

export const messagesContract = declareSlice({
  calls: { ...messages, ...contactMessages, ...unsentMails },
  settings: contactSettings,
  refusals: {
    streams_full: 503,
    contact_not_available: 409,
    channel_fixed: 409,
  },
});
