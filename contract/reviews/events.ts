import { event } from '../declare.ts';

export const reviewsEvents = {
  /** Somebody asks the operator to look at a review. */
  review_reported: event<{ review_report_id: number }>(),
};
