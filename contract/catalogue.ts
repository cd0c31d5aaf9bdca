import { z } from 'zod';
import { Country, Id, LocalizedText } from './basics.ts';
import {
  CatalogueCounters,
  CourseCard,
  CourseChange,
  CourseChoices,
  CourseDetail,
  CourseFilter,
  NewCourse,
  Spelling,
  SpellingFilter,
  Suggestion,
  SuggestionFilter,
  writtenText,
} from './catalogue-courses.ts';
import { courseSorts, longestSearch } from './catalogue-values.ts';
import { PictureAlt, ShownPicture } from './files.ts';
import type { RefusalCode } from './refusals.ts';
import { command, matches, retrieval } from './shapes.ts';

export * from './catalogue-courses.ts';

const Slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

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
  /** Its own site. */
  website: z.string().nullable(),
  logo: ShownPicture.nullable(),
  cover: ShownPicture.nullable(),
  /** Published ones. */
  course_count: z.int().nonnegative(),
});
export type Partner = z.infer<typeof Partner>;

const AnySlug = z.string().max(100);

const CategoryFilter = z.strictObject({ id: matches(Id), slug: matches(AnySlug) }).partial();
export type CategoryFilter = z.infer<typeof CategoryFilter>;

const PartnerFilter = z
  .strictObject({
    /** Words of the name, the city or the country (in Portuguese or English), accents and case aside, each of them. */
    search: z.string().max(longestSearch),
    id: matches(Id),
    slug: matches(AnySlug),
    name: matches(z.string().max(200)),
    city: matches(z.string().max(100)),
    country: matches(z.string().max(100)),
  })
  .partial();
export type PartnerFilter = z.infer<typeof PartnerFilter>;

const CategoryFields = z.strictObject({
  slug: Slug,
  name: writtenText(300),
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
  country: Country.nullable(),
  about: LocalizedText,
  licence: z.string().max(200).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  tax_id: z.string().max(40).nullable(),
  /** Pictures that the editor sent by `POST /pictures/create`, or that are shown already; null takes one away. */
  logo_picture_id: Id.nullable(),
  cover_picture_id: Id.nullable(),
  logo_picture_alt: PictureAlt,
  cover_picture_alt: PictureAlt,
});
const NewPartner = PartnerFields.partial().required({ slug: true, name: true });
export type NewPartner = z.infer<typeof NewPartner>;
const PartnerChange = PartnerFields.partial().extend({ id: Id });
export type PartnerChange = z.infer<typeof PartnerChange>;

const Changed = z.object({ id: Id });
const editing = ['not_signed_in', 'not_allowed'] as const;

type Edit<D extends z.ZodType> = { summary: string; data: D; also?: RefusalCode[] };

/** What editors do to anything of the catalogue; it needs the claim catalogue.edit, and answers the id. */
function adds<D extends z.ZodType>(path: `/${string}`, { summary, data, also = [] }: Edit<D>) {
  return command('POST', `${path}/create`, { summary, data, result: Changed, refuses: [...editing, ...also] });
}
function changes<D extends z.ZodType>(path: `/${string}`, { summary, data, also = [] }: Edit<D>) {
  return command('PUT', path, { summary, data, result: Changed, refuses: [...editing, 'not_found', ...also] });
}
function deletes(path: `/${string}`, summary: string, also: RefusalCode[] = []) {
  return changes(`${path}/delete`, { summary, data: z.strictObject({ id: Id }), also });
}
/** Refuses `not_found` for one that is not deleted. */
function restores(path: `/${string}`, summary: string) {
  return changes(`${path}/restore`, { summary, data: z.strictObject({ id: Id }) });
}

export const catalogue = {
  /**
   * Published courses, texts in the request's locale. Without `sort`: by relevance where there is a search, else the
   * newest first; `relevance`, `newest` and `popular` (by seats taken) count from the best, so `asc` is what one wants.
   * With a search the 500 best can be paged to and `total` stops there, and each card tells why it is among them. A
   * price that no editor set in the currency is converted by today's rate and marked indicative (domain 2).
   */
  retrieveCourses: retrieval('/courses', {
    summary: 'Courses as cards: searched, filtered, sorted, paged',
    filter: CourseFilter,
    result: CourseCard,
    sort: courseSorts,
  }),

  /** One result, for the same filter as the list. */
  retrieveChoices: retrieval('/courses/choices', {
    summary: 'How many courses each further filter would leave',
    filter: CourseFilter,
    result: CourseChoices,
  }),

  /** Eight at most, categories and partners before courses; nothing for fewer than two letters. */
  retrieveSuggestions: retrieval('/courses/suggestions', {
    summary: 'Titles, categories and partners that begin as what is being typed',
    filter: SuggestionFilter,
    result: Suggestion,
  }),

  /** One result, or none where every word is known or nothing is written much like them. */
  retrieveSpelling: retrieval('/courses/spelling', {
    summary: 'What was meant by words that are mistyped',
    filter: SpellingFilter,
    result: Spelling,
  }),

  /**
   * Exactly one result; its id is in the filter. Its classes are those that can be bought now, 200 at most. `gone`: it was
   * published once and has been deleted.
   */
  retrieveCourse: retrieval('/courses/detail', {
    summary: 'One course with all that its page shows',
    filter: z.strictObject({ id: Id, currency_id: Id.optional() }),
    result: CourseDetail,
    refuses: ['not_found', 'gone'],
  }),

  /** One result: what the filters of the course list and the head of its page say (look, courses). The filter is empty. */
  retrieveCounters: retrieval('/courses/counters', {
    summary: 'How many courses there are of each kind',
    filter: z.strictObject({}),
    result: CatalogueCounters,
  }),

  /**
   * Texts by locale key; prices with VAT (domain 2). `invalid_input` names a category or partner that is not there, or
   * a picture that is not the editor's.
   */
  createCourse: adds('/courses', { summary: 'Adds a course; it is published unless told otherwise', data: NewCourse }),

  /** A text or the list of prices that is given takes the place of the whole old one. */
  updateCourse: changes('/courses', { summary: 'Changes what is given of a course', data: CourseChange }),

  /** Who bought it keeps it. */
  deleteCourse: deletes('/courses', 'Takes a course out of the catalogue'),

  restoreCourse: restores('/courses', 'Puts a deleted course back'),

  /** In the house's own order unless sorted; names in the request's locale; deleted ones are left out. */
  retrieveCategories: retrieval('/categories', {
    summary: 'Categories with how many courses each has',
    filter: CategoryFilter,
    result: Category,
    sort: ['position', 'name', 'course_count'],
  }),

  /** `cover_key` names a drawing; an unknown one borrows one. A deleted category keeps its slug. */
  createCategory: adds('/categories', { summary: 'Adds a category', data: NewCategory, also: ['slug_taken'] }),

  /** Its courses are found by the new name at once. */
  updateCategory: changes('/categories', {
    summary: 'Changes what is given of a category',
    data: CategoryChange,
    also: ['slug_taken'],
  }),

  /** `still_in_use` while a course is in it. */
  deleteCategory: deletes('/categories', 'Takes away a category that no course is in', ['still_in_use']),

  restoreCategory: restores('/categories', 'Puts a deleted category back'),

  /** By name unless sorted, accents aside; `about` in the request's locale; deleted ones are left out. */
  retrievePartners: retrieval('/partners', {
    summary: 'Partners with how many courses each has',
    filter: PartnerFilter,
    result: Partner,
    sort: ['name', 'course_count'],
  }),

  /** A deleted partner keeps its slug. */
  createPartner: adds('/partners', { summary: 'Adds a partner', data: NewPartner, also: ['slug_taken'] }),

  /** Its courses are found by the new name at once. */
  updatePartner: changes('/partners', {
    summary: 'Changes what is given of a partner',
    data: PartnerChange,
    also: ['slug_taken'],
  }),

  /** `still_in_use` while it gives a course. */
  deletePartner: deletes('/partners', 'Takes away a partner that gives no course', ['still_in_use']),

  restorePartner: restores('/partners', 'Puts a deleted partner back'),
};
