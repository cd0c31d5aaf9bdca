import { identity } from './calls.ts';
import { identityEvents } from './events.ts';
import { identityMessages } from './messages.ts';
import { identityRefusals } from './refusals.ts';

export const identityContract = {
  calls: identity,
  events: identityEvents,
  messages: identityMessages,
  refusals: identityRefusals,
};
