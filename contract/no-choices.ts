import type { CourseChoices } from './offer/catalogue/calls.ts';

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
