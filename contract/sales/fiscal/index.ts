import { fiscal } from './calls.ts';
import { fiscalEvents } from './events.ts';
import { fiscalRefusals } from './refusals.ts';

export const fiscalContract = {
  calls: fiscal,
  events: fiscalEvents,
  refusals: fiscalRefusals,
};
