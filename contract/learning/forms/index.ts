import { forms } from './calls.ts';
import { formsEvents } from './events.ts';
import { formsMessages } from './messages.ts';
import { formsRefusals } from './refusals.ts';

export const formsContract = {
  calls: forms,
  events: formsEvents,
  messages: formsMessages,
  refusals: formsRefusals,
};
