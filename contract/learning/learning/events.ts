import { event } from '#contract/declare.ts';

export const learningEvents = {
  /** A learner has done a content for the first time. */
  content_completed: event<{ enrollment_id: number; content_id: number }>(),
  /** The grade of a SCORM content has changed. */
  content_graded: event<{ enrollment_id: number; content_id: number }>(),
};
