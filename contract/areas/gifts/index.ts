import { gifts } from './calls.ts';
import { giftsEvents } from './events.ts';
import { giftsMessages } from './messages.ts';
import { giftsRefusals } from './refusals.ts';

export const giftsContract = {
  calls: gifts,
  events: giftsEvents,
  messages: giftsMessages,
  refusals: giftsRefusals,
};
