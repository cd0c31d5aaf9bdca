import { declareSlice, event } from '#contract/declare.ts';
import { reviews } from './calls.ts';
import { reviewSettings } from './settings.ts';

export const reviewsContract = declareSlice({
  calls: reviews,
  settings: reviewSettings,
  events: {
    review_reported: event<{ review_report_id: number }>(),
  },
  messages: {
    review_reported: { topic: 'team', claim: 'reviews.hide' },
  },
  refusals: {
    reviews_off: 409,
    course_not_concluded: 409,
    already_reviewed: 409,
    review_own: 409,
  },
});
