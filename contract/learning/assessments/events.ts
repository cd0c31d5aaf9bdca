import { event } from '#contract/declare.ts';

export const assessmentsEvents = {
  /** All answers of an attempt are graded, or graded again. */
  attempt_graded: event<{ attempt_id: number }>(),
};
