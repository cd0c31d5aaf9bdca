import { enrollments } from './calls.ts';
import { enrollmentsEvents } from './events.ts';
import { enrollmentFiles } from './files.ts';
import { enrollmentsMessages } from './messages.ts';
import { enrollmentStandings } from './standings.ts';
import { enrollmentsRefusals } from './refusals.ts';
import { enrollmentTransfer } from './transfer.ts';

export const enrollmentsContract = {
  calls: { ...enrollments, ...enrollmentStandings, ...enrollmentFiles, ...enrollmentTransfer },
  events: enrollmentsEvents,
  messages: enrollmentsMessages,
  refusals: enrollmentsRefusals,
};
