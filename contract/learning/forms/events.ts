import { event } from '#contract/declare.ts';

export const formsEvents = {
  /** `concluded_only`: those who have concluded the class; the others when they do. */
  form_sent: event<{ form_id: number; class_id: number; concluded_only: boolean }>(),
};
