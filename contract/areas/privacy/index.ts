import { privacy } from './calls.ts';
import { privacyEvents } from './events.ts';
import { privacyMessages } from './messages.ts';
import { privacyRefusals } from './refusals.ts';

export const privacyContract = {
  calls: privacy,
  events: privacyEvents,
  messages: privacyMessages,
  refusals: privacyRefusals,
};
