import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { CourseDuration, CourseLevel, CourseType, StartWindow } from './courses.ts';

const tally = <V extends z.ZodType>(value: V) => z.array(z.object({ value, course_count: z.int().nonnegative() }));

export const CatalogueCounters = z.object({
  course_count: z.int().nonnegative(),
  partner_count: z.int().nonnegative(),
  country_count: z.int().nonnegative().describe('The number of countries of the partners.'),
  types: tally(CourseType),
  levels: tally(CourseLevel),
  languages: tally(z.string()),
  cities: tally(z.string()).describe('The cities of classes that can be bought now.'),
});
export type CatalogueCounters = z.infer<typeof CatalogueCounters>;

const namedChoice = z.array(z.object({ id: Id, name: z.string(), course_count: z.int().nonnegative() }));

export const CourseChoices = z
  .object({
    course_count: z.int().nonnegative().describe('The number of courses for all filters together.'),
    is_capped: z
      .boolean()
      .describe('The search matches more courses than were counted, so that each count is a minimum.'),
    types: tally(CourseType),
    levels: tally(CourseLevel),
    languages: z
      .array(z.object({ value: z.string(), name: z.string(), course_count: z.int().nonnegative() }))
      .describe('With names in the locale of the request.'),
    durations: tally(CourseDuration),
    categories: namedChoice.describe("In the editors' order, in the locale of the request."),
    partners: namedChoice.describe('The partners with the most courses, and the selected ones.'),
    cities: tally(z.string()).describe('The cities of classes that can be bought now.'),
    starts: tally(StartWindow).describe(
      'By the start of classes that can be bought now; each window includes the shorter ones.',
    ),
    with_seats: z
      .int()
      .nonnegative()
      .describe('The number of courses with a free seat in a class that can be bought now.'),
    without: z
      .record(z.string(), z.int().nonnegative())
      .describe('The number of results without each active filter, by its name.'),
  })
  .describe(
    'The number of courses for each value of a filter, given the search and all other filters but not the values selected in this one. A value without courses is omitted unless it is selected.',
  );
export type CourseChoices = z.infer<typeof CourseChoices>;
