import { declareSlice, event } from '#contract/declare.ts';
import { training } from './calls.ts';
import { courseRequests } from './requests.ts';

export const trainingContract = declareSlice({
  calls: { ...training, ...courseRequests },
  events: {
    course_requested: event<{ request_id: number }>(),
    course_request_moved: event<{ request_id: number }>(),
  },
  messages: {
    course_requested: { topic: 'learning', warning: 'informative' },
    course_request_decided: { topic: 'learning' },
  },
  refusals: {
    seats_unpaid: 409,
    seats_too_few: 409,
    seats_expired: 409,
    seats_class_canceled: 409,
    seat_in_use: 409,
    seat_not_held: 409,
    employee_not_active: 409,
    person_already_enrolled: 409,
  },
});
