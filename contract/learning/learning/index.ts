import { learning } from './calls.ts';
import { learningEvents } from './events.ts';
import { learningRefusals } from './refusals.ts';

export const learningContract = {
  calls: learning,
  events: learningEvents,
  refusals: learningRefusals,
};
