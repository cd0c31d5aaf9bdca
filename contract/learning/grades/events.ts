import { event } from '#contract/declare.ts';

export const gradesEvents = {
  /** The enrollments whose grades were published at once. */
  grades_published: event<{ class_id: number; enrollment_ids: number[] }>(),
};
