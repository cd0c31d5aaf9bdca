import { training } from './calls.ts';
import { trainingEvents } from './events.ts';
import { trainingMessages } from './messages.ts';
import { trainingRefusals } from './refusals.ts';
import { courseRequests } from './requests.ts';

export const trainingContract = {
  calls: { ...training, ...courseRequests },
  events: trainingEvents,
  messages: trainingMessages,
  refusals: trainingRefusals,
};
