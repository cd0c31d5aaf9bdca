import { assessments } from './calls.ts';
import { assessmentsEvents } from './events.ts';
import { assessmentsMessages } from './messages.ts';
import { assessmentsRefusals } from './refusals.ts';

export const assessmentsContract = {
  calls: assessments,
  events: assessmentsEvents,
  messages: assessmentsMessages,
  refusals: assessmentsRefusals,
};
