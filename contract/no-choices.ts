import type { CourseChoices } from './catalogue/calls.ts';

/** Where nothing is found, or not yet. */
export const noChoices: CourseChoices = {
  course_count: 0,
  is_capped: false,
  types: [],
  levels: [],
  languages: [],
  durations: [],
  categories: [],
  partners: [],
  cities: [],
  starts: [],
  with_seats: 0,
  without: {},
};
