import { enrollments } from './calls.ts';
import { enrollmentsEvents } from './events.ts';
import { enrollmentsMessages } from './messages.ts';
import { enrollmentStandings } from './standings.ts';
import { enrollmentsRefusals } from './refusals.ts';

export const enrollmentsContract = {
  calls: { ...enrollments, ...enrollmentStandings },
  events: enrollmentsEvents,
  messages: enrollmentsMessages,
  refusals: enrollmentsRefusals,
};
