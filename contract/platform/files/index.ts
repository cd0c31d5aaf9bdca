import { files } from './calls.ts';
import { filesEvents } from './events.ts';
import { filesRefusals } from './refusals.ts';

export const filesContract = {
  calls: files,
  events: filesEvents,
  refusals: filesRefusals,
};
