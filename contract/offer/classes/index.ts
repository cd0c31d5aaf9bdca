import { classes } from './calls.ts';
import { classesEvents } from './events.ts';
import { classesMessages } from './messages.ts';
import { classesRefusals } from './refusals.ts';

export const classesContract = {
  calls: classes,
  events: classesEvents,
  messages: classesMessages,
  refusals: classesRefusals,
};
