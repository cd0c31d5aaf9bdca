import { event } from '#contract/declare.ts';

export const trainingEvents = {
  course_requested: event<{ request_id: number }>(),
  course_request_moved: event<{ request_id: number }>(),
};
