import { z } from 'zod';
import { Id, LocalizedText, Moment, Money, Price, WrittenText } from '#contract/basics.ts';
import {
  certificateTypes,
  courseDurations,
  courseLevels,
  courseTypes,
  fewestLearnersShown,
  longestSearch,
  packageTypes,
  startWindows,
  type courseSorts,
} from './values.ts';
import { classStatuses } from '#contract/offer/classes/values.ts';
import { PictureAlt, ShownPicture } from '#contract/platform/files/calls.ts';
import { matches } from '#contract/shapes.ts';
import { mandatoryFileCategories } from '#contract/learning/enrollments/values.ts';

export const CourseType = z.enum(courseTypes);
export type CourseType = z.infer<typeof CourseType>;
export const PackageType = z.enum(packageTypes);
export type PackageType = z.infer<typeof PackageType>;
export const CourseLevel = z.enum(courseLevels);
export type CourseLevel = z.infer<typeof CourseLevel>;
export const CertificateType = z.enum(certificateTypes);
export type CertificateType = z.infer<typeof CertificateType>;
export type CourseSort = (typeof courseSorts)[number];

const SpokenLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
  .max(6)
  .describe('The language a course is given in: `pt`, `en`, `pt-AO`.');

export const NextClass = z
  .object({
    id: Id,
    start_at: Moment.nullable().describe('Null where the start is free.'),
    end_at: Moment.nullable(),
    tz: z.string(),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    seats_left: z.int().nonnegative().nullable().describe('Null: no limit.'),
    is_full: z.boolean(),
  })
  .describe('The next class that can be bought; a full one only where there is no other.');
export type NextClass = z.infer<typeof NextClass>;

export const CourseRating = z
  .object({ average: z.number(), count: z.int().positive() })
  .describe('`average` of 1 to 5, to one decimal.');
export type CourseRating = z.infer<typeof CourseRating>;

export const CourseDuration = z.enum(courseDurations);
export type CourseDuration = z.infer<typeof CourseDuration>;

export const StartWindow = z.enum(startWindows);
export type StartWindow = z.infer<typeof StartWindow>;

export const MarkedText = z
  .array(z.object({ text: z.string(), hit: z.boolean() }))
  .describe('A text in pieces for highlighting: `hit` marks a searched word in any of its forms.');
export type MarkedText = z.infer<typeof MarkedText>;

export const CourseMatch = z
  .object({
    by: z.enum(['words', 'alike']).describe('`alike`: no word was found, but the spelling of the title is similar.'),
    title: MarkedText,
    also: z
      .object({ of: z.enum(['partner', 'category', 'summary', 'description']), text: MarkedText })
      .nullable()
      .describe('The best match besides the title: a short text in full, or an excerpt.'),
  })
  .describe('Where the searched words were found in a course.');
export type CourseMatch = z.infer<typeof CourseMatch>;

export const CourseCard = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  package_type: PackageType,
  type: CourseType,
  level: CourseLevel,
  language: z.string(),
  workload_hours: z.number().nullable(),
  category: z.object({ id: Id, slug: z.string(), name: z.string(), cover_key: z.string() }).nullable(),
  partner: z.object({ id: Id, slug: z.string(), name: z.string(), city: z.string().nullable() }).nullable(),
  price: Price.nullable().describe('VAT included. Null: no price in this currency and no rate to it.'),
  next_class: NextClass.nullable(),
  cover_url: z.string().describe('A drawing that may be cached forever: its address changes with its content.'),
  picture: ShownPicture.nullable().describe(
    'The picture to show instead, once an editor has set one and it is processed.',
  ),
  rating: CourseRating.nullable().describe(
    'The rating by people who concluded it; null without reviews, or where reviews are switched off.',
  ),
  learner_count: z
    .int()
    .min(fewestLearnersShown)
    .nullable()
    .describe('How many people have had a seat in it; null below three.'),
  match: CourseMatch.nullable().describe('Null without a search.'),
});
export type CourseCard = z.infer<typeof CourseCard>;

export const CourseLesson = z.object({ starts_at: Moment, ends_at: Moment });
export type CourseLesson = z.infer<typeof CourseLesson>;

export const CourseClass = z.object({
  id: Id,
  code: z.string(),
  type: CourseType,
  status: z.enum(classStatuses),
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  tz: z.string(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  registration_deadline: Moment.nullable(),
  attendance_min: z.number().describe('Percent of the lessons, or of the contents where there are no lessons.'),
  grade_min: z.number().describe('From 0 to 20.'),
  capacity: z.int().nonnegative().nullable(),
  seats_left: z.int().nonnegative().nullable(),
  is_full: z.boolean(),
  takes_waiting: z.boolean().describe('Full, and more than a day before its start: the waiting list is open.'),
  mandatory_files: z
    .array(z.enum(mandatoryFileCategories))
    .describe('What each person hands in before the enrollment is confirmed.'),
  lesson_count: z.int().nonnegative().describe('Without canceled lessons; 0 for a self-paced class.'),
  lessons: z.array(CourseLesson).describe('The first 100 of these lessons, by their start.'),
  trainers: z.array(z.string()).describe('The names of its trainers.'),
});
export type CourseClass = z.infer<typeof CourseClass>;

export const NamedCourse = z
  .object({
    id: Id,
    title: z.string(),
    type: CourseType,
    workload_hours: z.number().nullable(),
    price: Price.nullable().describe('VAT included.'),
  })
  .describe('A related course.');
export type NamedCourse = z.infer<typeof NamedCourse>;

export const CourseDetail = CourseCard.omit({ match: true }).extend({
  description: z.string(),
  outcomes: z.array(z.string()),
  requirements: z.string(),
  certificate_type: CertificateType,
  certificate_valid_months: z
    .int()
    .nullable()
    .describe('From the end of the training; null where a certificate does not expire.'),
  least_hours_percent: z
    .int()
    .describe('Of the hours, which pass at least between the first content that a learner opens and the conclusion.'),
  partner: z
    .object({
      id: Id,
      slug: z.string(),
      name: z.string(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      about: z.string(),
    })
    .nullable(),
  vat: z
    .object({ rate_percent: z.number(), amount_minor: z.int() })
    .nullable()
    .describe('The part of the price that is tax.'),
  prerequisites: z.array(NamedCourse).describe('Published courses to complete first.'),
  courses: z.array(NamedCourse).describe('The published courses in a package.'),
  saving: Price.nullable().describe(
    'How much more the courses of a package cost separately; null unless all have a price.',
  ),
  packages: z.array(NamedCourse).describe('The published packages that contain it.'),
  trainers: z
    .array(
      z.object({
        page_id: Id.nullable().describe('Of their public page, `/trainers/ID`; null where they have none.'),
        name: z.string(),
        about: z.string().describe('What they tell about themselves; empty where that is nothing.'),
        picture: ShownPicture.nullable(),
        courses: z
          .array(NamedCourse)
          .describe('At most four other published courses that they teach a class of that can be bought now.'),
      }),
    )
    .describe('The trainers of classes that can be bought now.'),
  questions: z
    .array(z.object({ question: z.string(), answer: z.string() }))
    .describe('Frequent questions with their answers.'),
  classes: z.array(CourseClass).describe('The classes on sale, including full ones, by start.'),
  regulations: z
    .array(z.object({ url: z.string(), byte_size: z.int(), class_codes: z.array(z.string()) }))
    .describe('The regulations of these classes, each once: a public PDF at `url`.'),
  updated_at: Moment,
  share_image_url: z
    .string()
    .describe(
      'The picture for shared links: 1200 × 630, PNG, in the language of the request; it may be cached forever.',
    ),
});
export type CourseDetail = z.infer<typeof CourseDetail>;

export const CourseFilter = z
  .strictObject({
    search: z
      .string()
      .max(longestSearch)
      .describe('Words anywhere in the course, ignoring accents and case; the last one may be incomplete.'),
    id: matches(Id),
    category_id: matches(Id),
    partner_id: matches(Id),
    type: matches(CourseType),
    level: matches(CourseLevel),
    language: matches(z.string().max(20)),
    duration: matches(CourseDuration).describe('By `workload_hours`; courses without them match no duration.'),
    package_type: matches(PackageType),
    price_minor: z
      .strictObject({ gte: z.int().nonnegative(), lte: z.int().nonnegative() })
      .partial()
      .describe('In `currency_id`.'),
    currency_id: Id.describe('The currency of the prices; the main currency by default.'),
    has_seats: z.boolean().describe('A class that can be bought now is not full.'),
    city: matches(z.string().max(100)).describe('A class that can be bought now takes place there.'),
    starts_within: StartWindow.describe(
      'A class that can be bought now starts within 7, 30 or 90 days (UTC), or is self-paced.',
    ),
  })
  .partial();
export type CourseFilter = z.infer<typeof CourseFilter>;

export const CourseFields = z.strictObject({
  title: WrittenText,
  summary: LocalizedText,
  description: LocalizedText,
  outcomes: z.array(LocalizedText).max(50),
  requirements: LocalizedText,
  package_type: PackageType,
  type: CourseType,
  level: CourseLevel,
  language: SpokenLanguage,
  workload_hours: z.number().min(0).max(100_000).nullable(),
  category_id: Id.nullable(),
  partner_id: Id.nullable(),
  certificate_type: CertificateType,
  certificate_valid_months: z
    .int()
    .min(1)
    .max(120)
    .nullable()
    .describe(
      'For how many months, from the end of the training, certificates of the course are valid; null for ever.',
    ),
  least_hours_percent: z
    .int()
    .min(0)
    .max(100)
    .describe(
      'Percent of `workload_hours` that pass at least between the first opened content and the conclusion; 0 by default.',
    ),
  cover_picture_id: Id.nullable().describe(
    'A picture that the editor uploaded with `POST /pictures/create`, or the current one; null removes it.',
  ),
  cover_picture_alt: PictureAlt,
  prices: z.array(Money).max(20).describe('One per currency, VAT included.'),
  questions: z.array(z.strictObject({ question: WrittenText, answer: WrittenText })).max(30),
  prerequisite_ids: z.array(Id).max(20).describe('Courses to complete first.'),
  course_ids: z.array(Id).max(50).describe('The courses of a package, in this order; empty for anything else.'),
  is_published: z.boolean().describe('An unpublished course is visible only to editors.'),
});
export const NewCourse = CourseFields.partial().required({ title: true, type: true });
export type NewCourse = z.infer<typeof NewCourse>;
export const CourseChange = CourseFields.partial().extend({ id: Id });
export type CourseChange = z.infer<typeof CourseChange>;
