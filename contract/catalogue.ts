import { z } from 'zod';
import { Id, LocalizedText, Moment, Money, Price } from './basics.ts';
import {
  certificateTypes,
  courseLevels,
  courseSorts,
  courseTypes,
  longestSearch,
  packageTypes,
} from './catalogue-values.ts';
import { classStatuses } from './classes-values.ts';
import { command, matches, retrieval } from './shapes.ts';

export const CourseType = z.enum(courseTypes);
export type CourseType = z.infer<typeof CourseType>;
export const PackageType = z.enum(packageTypes);
export const CourseLevel = z.enum(courseLevels);
export type CourseLevel = z.infer<typeof CourseLevel>;
export const CertificateType = z.enum(certificateTypes);
export type CourseSort = (typeof courseSorts)[number];

/** The language a course is given in: `pt`, `en`, `pt-AO`. */
const SpokenLanguage = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);
const Slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** The next class in which a seat can be bought; one that is full only where no other is left. */
export const NextClass = z.object({
  id: Id,
  /** Null where one starts whenever one likes. */
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  tz: z.string(),
  venue: z.string().nullable(),
  city: z.string().nullable(),
  /** Null: no limit. */
  seats_left: z.int().nonnegative().nullable(),
  is_full: z.boolean(),
});
export type NextClass = z.infer<typeof NextClass>;

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
  /** VAT included. Null: no price in this currency and no rate to it. */
  price: Price.nullable(),
  next_class: NextClass.nullable(),
  /** A drawing of its own, to be kept for ever: the address changes with what it shows. */
  cover_url: z.string(),
});
export type CourseCard = z.infer<typeof CourseCard>;

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
  capacity: z.int().nonnegative().nullable(),
  seats_left: z.int().nonnegative().nullable(),
  is_full: z.boolean(),
});
export type CourseClass = z.infer<typeof CourseClass>;

export const CourseDetail = CourseCard.extend({
  description: z.string(),
  outcomes: z.array(z.string()),
  requirements: z.string(),
  certificate_type: CertificateType,
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
  /** The part of the price that is tax. */
  vat: z.object({ rate_percent: z.number(), amount_minor: z.int() }).nullable(),
  /** Those in which a seat can be bought now, full ones too, by start. */
  classes: z.array(CourseClass),
  updated_at: Moment,
});
export type CourseDetail = z.infer<typeof CourseDetail>;

const CourseFilter = z
  .strictObject({
    /** Words anywhere in the course, accents and case aside; the last one may be unfinished. */
    search: z.string().max(longestSearch),
    id: matches(Id),
    category_id: matches(Id),
    partner_id: matches(Id),
    type: matches(CourseType),
    level: matches(CourseLevel),
    language: matches(z.string().max(20)),
    package_type: matches(PackageType),
    /** In `currency_id`. */
    price_minor: z.strictObject({ gte: z.int().nonnegative(), lte: z.int().nonnegative() }).partial(),
    /** In which prices are answered; the main currency where it is not said. */
    currency_id: Id,
    /** Some class can be bought now and is not full. */
    has_seats: z.boolean(),
    /** Some class that can be bought now is held there. */
    city: matches(z.string().max(100)),
    /** Some class that can be bought now starts within. */
    start_at: z.strictObject({ gte: Moment, lte: Moment }).partial(),
  })
  .partial();
export type CourseFilter = z.infer<typeof CourseFilter>;

const Category = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  cover_key: z.string(),
  /** Published ones. */
  course_count: z.int().nonnegative(),
  cover_url: z.string(),
});
export type Category = z.infer<typeof Category>;

const Partner = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  about: z.string(),
  licence: z.string().nullable(),
  /** Published ones. */
  course_count: z.int().nonnegative(),
});
export type Partner = z.infer<typeof Partner>;

const tally = <V extends z.ZodType>(value: V) => z.array(z.object({ value, course_count: z.int().nonnegative() }));

const CatalogueCounters = z.object({
  course_count: z.int().nonnegative(),
  partner_count: z.int().nonnegative(),
  /** In how many countries the partners are. */
  country_count: z.int().nonnegative(),
  types: tally(CourseType),
  levels: tally(CourseLevel),
  languages: tally(z.string()),
  /** Of classes that can be bought now. */
  cities: tally(z.string()),
});
export type CatalogueCounters = z.infer<typeof CatalogueCounters>;

const ShortText = LocalizedText.refine((text) => Object.values(text).some((words) => words.trim() !== ''));

const CourseFields = z.strictObject({
  title: ShortText,
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
  /** One per currency, VAT included; they replace what was there. */
  prices: z.array(Money).max(20),
  /** An unpublished course is seen by nobody but editors. */
  is_published: z.boolean(),
});
const NewCourse = CourseFields.partial().required({ title: true, type: true });
export type NewCourse = z.infer<typeof NewCourse>;
const CourseChange = CourseFields.partial().extend({ id: Id });
export type CourseChange = z.infer<typeof CourseChange>;

const CategoryFields = z.strictObject({
  slug: Slug,
  name: ShortText,
  cover_key: z.string().min(1).max(40),
  position: z.int(),
});
const NewCategory = CategoryFields.partial({ position: true });
export type NewCategory = z.infer<typeof NewCategory>;
const CategoryChange = CategoryFields.partial().extend({ id: Id });
export type CategoryChange = z.infer<typeof CategoryChange>;

const PartnerFields = z.strictObject({
  slug: Slug,
  name: z.string().trim().min(1).max(200),
  city: z.string().max(100).nullable(),
  /** Two letters, ISO 3166-1. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  about: LocalizedText,
  licence: z.string().max(200).nullable(),
  tax_id: z.string().max(40).nullable(),
});
const NewPartner = PartnerFields.partial().required({ slug: true, name: true });
export type NewPartner = z.infer<typeof NewPartner>;
const PartnerChange = PartnerFields.partial().extend({ id: Id });
export type PartnerChange = z.infer<typeof PartnerChange>;

const ById = z.strictObject({ id: Id });
const Changed = z.object({ id: Id });
const editing = ['not_signed_in', 'not_allowed'] as const;
const change = [...editing, 'not_found'] as const;

export const catalogue = {
  /** Without `sort`: by relevance where there is a search, else the newest first. `newest` and `relevance` count from the best, so `asc` is what one wants. With a search `total` stops at 500. */
  retrieveCourses: retrieval('/courses', {
    summary: 'Courses as cards: searched, filtered, sorted, paged',
    filter: CourseFilter,
    result: CourseCard,
    sort: courseSorts,
  }),
  /** Exactly one result, or the refusal. */
  retrieveCourse: retrieval('/courses/detail', {
    summary: 'One course with all that its page shows',
    filter: z.strictObject({ id: Id, currency_id: Id.optional() }),
    result: CourseDetail,
    refuses: ['not_found'],
  }),
  retrieveCounters: retrieval('/courses/counters', {
    summary: 'How many courses there are of each kind',
    filter: z.strictObject({}),
    result: CatalogueCounters,
  }),
  createCourse: command('POST', '/courses/create', {
    summary: 'Adds a course; it is published unless told otherwise',
    data: NewCourse,
    result: Changed,
    refuses: [...editing],
  }),
  updateCourse: command('PUT', '/courses', {
    summary: 'Changes what is given of a course',
    data: CourseChange,
    result: Changed,
    refuses: [...change],
  }),
  deleteCourse: command('PUT', '/courses/delete', {
    summary: 'Takes a course out of the catalogue',
    data: ById,
    result: Changed,
    refuses: [...change],
  }),
  restoreCourse: command('PUT', '/courses/restore', {
    summary: 'Puts a deleted course back',
    data: ById,
    result: Changed,
    refuses: [...change],
  }),
  retrieveCategories: retrieval('/categories', {
    summary: 'Categories with how many courses each has',
    filter: z.strictObject({ id: matches(Id), slug: matches(z.string()) }).partial(),
    result: Category,
    sort: ['position', 'name', 'course_count'],
  }),
  createCategory: command('POST', '/categories/create', {
    summary: 'Adds a category',
    data: NewCategory,
    result: Changed,
    refuses: [...editing, 'slug_taken'],
  }),
  updateCategory: command('PUT', '/categories', {
    summary: 'Changes what is given of a category',
    data: CategoryChange,
    result: Changed,
    refuses: [...change, 'slug_taken'],
  }),
  deleteCategory: command('PUT', '/categories/delete', {
    summary: 'Takes away a category that no course is in',
    data: ById,
    result: Changed,
    refuses: [...change, 'still_in_use'],
  }),
  restoreCategory: command('PUT', '/categories/restore', {
    summary: 'Puts a deleted category back',
    data: ById,
    result: Changed,
    refuses: [...change],
  }),
  retrievePartners: retrieval('/partners', {
    summary: 'Partners with how many courses each has',
    filter: z
      .strictObject({
        id: matches(Id),
        slug: matches(z.string()),
        name: matches(z.string()),
        city: matches(z.string()),
        country: matches(z.string()),
      })
      .partial(),
    result: Partner,
    sort: ['name', 'course_count'],
  }),
  createPartner: command('POST', '/partners/create', {
    summary: 'Adds a partner',
    data: NewPartner,
    result: Changed,
    refuses: [...editing, 'slug_taken'],
  }),
  updatePartner: command('PUT', '/partners', {
    summary: 'Changes what is given of a partner',
    data: PartnerChange,
    result: Changed,
    refuses: [...change, 'slug_taken'],
  }),
  deletePartner: command('PUT', '/partners/delete', {
    summary: 'Takes away a partner that gives no course',
    data: ById,
    result: Changed,
    refuses: [...change, 'still_in_use'],
  }),
  restorePartner: command('PUT', '/partners/restore', {
    summary: 'Puts a deleted partner back',
    data: ById,
    result: Changed,
    refuses: [...change],
  }),
};
