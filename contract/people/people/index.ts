import { people } from './calls.ts';
import { peopleEvents } from './events.ts';
import { peopleRefusals } from './refusals.ts';

export const peopleContract = {
  calls: people,
  events: peopleEvents,
  refusals: peopleRefusals,
};
