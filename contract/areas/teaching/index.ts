import { teaching } from './calls.ts';
import { teachingEvents } from './events.ts';
import { teachingMessages } from './messages.ts';
import { teachingRefusals } from './refusals.ts';

export const teachingContract = {
  calls: teaching,
  events: teachingEvents,
  messages: teachingMessages,
  refusals: teachingRefusals,
};
