import { event } from '../declare.ts';

export const catalogueEvents = {
  course_prices_changed: event<{ course_ids: number[] }>(),
};
