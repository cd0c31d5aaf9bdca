import { certificates } from './calls.ts';
import { certificatesEvents } from './events.ts';
import { certificatesMessages } from './messages.ts';
import { certificatesRefusals } from './refusals.ts';

export const certificatesContract = {
  calls: certificates,
  events: certificatesEvents,
  messages: certificatesMessages,
  refusals: certificatesRefusals,
};
