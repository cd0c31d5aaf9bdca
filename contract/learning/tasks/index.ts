import { declareSlice, event } from '#contract/declare.ts';
import { tasks } from './calls.ts';

export const tasksContract = declareSlice({
  calls: tasks,
  events: {
    hand_in_reviewed: event<{ hand_in_id: number }>(),
  },
  messages: {
    hand_in_accepted: { topic: 'learning' },
    hand_in_returned: { topic: 'learning' },
  },
  refusals: {
    task_takes_nothing: 400,
    task_takes_no_text: 409,
    task_takes_no_files: 409,
    hand_in_empty: 400,
    hand_in_accepted: 409,
    hand_in_changed: 409,
    hand_in_feedback_missing: 400,
    hand_in_grade_missing: 400,
    too_many_hand_in_files: 409,
  },
});
