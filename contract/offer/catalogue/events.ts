import { event } from '#contract/declare.ts';

export const catalogueEvents = {
  course_prices_changed: event<{ course_ids: number[] }>(),
};
