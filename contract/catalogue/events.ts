import { event } from '../declare.ts';

export const catalogueEvents = {
  /** Editors changed, added or took away prices of these courses. */
  course_prices_changed: event<{ course_ids: number[] }>(),
};
