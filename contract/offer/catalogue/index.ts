import { catalogue } from './calls.ts';
import { catalogueEvents } from './events.ts';
import { catalogueRefusals } from './refusals.ts';

export const catalogueContract = {
  calls: catalogue,
  events: catalogueEvents,
  refusals: catalogueRefusals,
};
