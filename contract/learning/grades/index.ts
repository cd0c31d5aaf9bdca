import { grades } from './calls.ts';
import { gradesEvents } from './events.ts';
import { gradesMessages } from './messages.ts';
import { gradesRefusals } from './refusals.ts';

export const gradesContract = {
  calls: grades,
  events: gradesEvents,
  messages: gradesMessages,
  refusals: gradesRefusals,
};
