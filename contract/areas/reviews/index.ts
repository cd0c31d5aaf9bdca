import { reviews } from './calls.ts';
import { reviewsEvents } from './events.ts';
import { reviewsMessages } from './messages.ts';
import { reviewsRefusals } from './refusals.ts';

export const reviewsContract = {
  calls: reviews,
  events: reviewsEvents,
  messages: reviewsMessages,
  refusals: reviewsRefusals,
};
