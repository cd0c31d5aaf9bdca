import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { CourseDuration, CourseLevel, CourseType, StartWindow } from './courses.ts';

const tally = <V extends z.ZodType>(value: V) => z.array(z.object({ value, course_count: z.int().nonnegative() }));

export const CatalogueCounters = z.object({
  course_count: z.int().nonnegative(),
  partner_count: z.int().nonnegative(),
  /** The number of countries of the partners. */
  country_count: z.int().nonnegative(),
  types: tally(CourseType),
  levels: tally(CourseLevel),
  languages: tally(z.string()),
  /** The cities of classes that can be bought now. */
  cities: tally(z.string()),
});
export type CatalogueCounters = z.infer<typeof CatalogueCounters>;

const namedChoice = z.array(z.object({ id: Id, name: z.string(), course_count: z.int().nonnegative() }));

/**
 * The number of courses for each value of a filter, given the search and all other filters but not the values selected
 * in this one. A value without courses is omitted unless it is selected.
 */
export const CourseChoices = z.object({
  /** The number of courses for all filters together. */
  course_count: z.int().nonnegative(),
  /** The search matches more courses than were counted, so that each count is a minimum. */
  is_capped: z.boolean(),
  types: tally(CourseType),
  levels: tally(CourseLevel),
  /** With names in the locale of the request. */
  languages: z.array(z.object({ value: z.string(), name: z.string(), course_count: z.int().nonnegative() })),
  durations: tally(CourseDuration),
  /** In the editors' order, in the locale of the request. */
  categories: namedChoice,
  /** The partners with the most courses, and the selected ones. */
  partners: namedChoice,
  /** The cities of classes that can be bought now. */
  cities: tally(z.string()),
  /** By the start of classes that can be bought now; each window includes the shorter ones. */
  starts: tally(StartWindow),
  /** The number of courses with a free seat in a class that can be bought now. */
  with_seats: z.int().nonnegative(),
  /** The number of results without each active filter, by its name. */
  without: z.record(z.string(), z.int().nonnegative()),
});
export type CourseChoices = z.infer<typeof CourseChoices>;
