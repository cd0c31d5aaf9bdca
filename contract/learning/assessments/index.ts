import { declareSlice, event } from '#contract/declare.ts';
import { assessments } from './calls.ts';

export const assessmentsContract = declareSlice({
  calls: assessments,
  events: {
    /** All answers of an attempt are graded, or graded again. */
    attempt_graded: event<{ attempt_id: number }>(),
  },
  messages: {
    attempt_graded: { topic: 'learning' },
  },
  refusals: {
    questions_invalid: 400,
    options_alike: 400,
    assessment_source_missing: 400,
    assessment_without_attempts: 409,
    assessment_passed: 409,
    attempts_used_up: 409,
    attempt_time_over: 409,
    attempt_ended: 409,
    attempt_open: 409,
    attempt_changed: 409,
    answer_does_not_fit: 400,
    answer_ambiguous: 400,
    points_do_not_fit: 400,
    too_many_answer_files: 409,
  },
});
