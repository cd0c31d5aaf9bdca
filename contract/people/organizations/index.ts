import { organizations } from './calls.ts';
import { organizationsEvents } from './events.ts';
import { organizationsMessages } from './messages.ts';
import { organizationsRefusals } from './refusals.ts';

export const organizationsContract = {
  calls: organizations,
  events: organizationsEvents,
  messages: organizationsMessages,
  refusals: organizationsRefusals,
};
