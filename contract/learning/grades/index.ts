import { declareSlice, event } from '#contract/declare.ts';
import { grades } from './calls.ts';

export const gradesContract = declareSlice({
  calls: grades,
  events: {
    /** The enrollments whose grades were published at once. */
    grades_published: event<{ class_id: number; enrollment_ids: number[] }>(),
  },
  messages: {
    grades_published: { topic: 'learning' },
  },
  refusals: {
    grades_locked: 409,
    grades_changed: 409,
    assessment_has_grades: 409,
    too_many_assessments: 409,
  },
});
