import { event } from '#contract/declare.ts';

export const reviewsEvents = {
  review_reported: event<{ review_report_id: number }>(),
};
