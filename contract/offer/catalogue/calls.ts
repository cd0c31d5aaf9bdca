import { z } from 'zod';
import { AffectedItem, Country, Id, ItemReference, localizedText, LocalizedText } from '#contract/basics.ts';
import { CatalogueCounters, CourseChoices } from './choices.ts';
import {
  CourseCard,
  CourseChange,
  CourseDetail,
  CourseFields,
  CourseFilter,
  CourseType,
  NewCourse,
  PackageType,
  writtenText,
} from './courses.ts';
import { courseSorts, longestSearch, suggestionKinds } from './values.ts';
import { PictureAlt, ShownPicture } from '#contract/platform/files/calls.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

export * from './choices.ts';
export * from './courses.ts';

export const Suggestion = z
  .object({
    kind: z.enum(suggestionKinds),
    id: Id.describe('The id of the course, the category or the partner.'),
    name: z.string(),
  })
  .describe('A suggestion while typing.');
export type Suggestion = z.infer<typeof Suggestion>;

export const Spelling = z.object({ search: z.string() }).describe('The corrected words, which have results.');
export type Spelling = z.infer<typeof Spelling>;

export const SearchWords = z.strictObject({ search: z.string().max(longestSearch) });

const Slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const Category = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  cover_key: z.string(),
  course_count: z.int().nonnegative().describe('The number of its published courses.'),
  cover_url: z.string(),
});
export type Category = z.infer<typeof Category>;

export const Partner = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  about: z.string(),
  licence: z.string().nullable(),
  website: z.string().nullable().describe('Its own site.'),
  logo: ShownPicture.nullable(),
  cover: ShownPicture.nullable(),
  course_count: z.int().nonnegative().describe('The number of its published courses.'),
});
export type Partner = z.infer<typeof Partner>;

const AnySlug = z.string().max(100);

export const CategoryFilter = z.strictObject({ id: matches(Id), slug: matches(AnySlug) }).partial();
export type CategoryFilter = z.infer<typeof CategoryFilter>;

export const PartnerFilter = z
  .strictObject({
    search: z
      .string()
      .max(longestSearch)
      .describe(
        'Words that all occur in the name, the city or the country (in Portuguese or English), ignoring accents and case.',
      ),
    id: matches(Id),
    slug: matches(AnySlug),
    name: matches(z.string().max(200)),
    city: matches(z.string().max(100)),
    country: matches(z.string().max(100)),
  })
  .partial();
export type PartnerFilter = z.infer<typeof PartnerFilter>;

export const CategoryFields = z.strictObject({
  slug: Slug,
  name: writtenText(300),
  cover_key: z.string().min(1).max(40),
  position: z.int(),
});
export const NewCategory = CategoryFields.partial({ position: true });
export type NewCategory = z.infer<typeof NewCategory>;
export const CategoryChange = CategoryFields.partial().extend({ id: Id });
export type CategoryChange = z.infer<typeof CategoryChange>;

export const PartnerFields = z.strictObject({
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
  signatory_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .nullable()
    .describe(
      'Signs the certificates that are issued from now on; null for nobody. Certificates that exist stay as they are.',
    ),
  signatory_role: localizedText(120).describe('The function of that person, printed below the name; empty for none.'),
  logo_picture_id: Id.nullable().describe(
    'A picture that the editor uploaded with `POST /pictures/create`, or the current one; null removes it.',
  ),
  cover_picture_id: Id.nullable(),
  logo_picture_alt: PictureAlt,
  cover_picture_alt: PictureAlt,
});
export const NewPartner = PartnerFields.partial().required({ slug: true, name: true });
export type NewPartner = z.infer<typeof NewPartner>;
export const PartnerChange = PartnerFields.partial().extend({ id: Id });
export type PartnerChange = z.infer<typeof PartnerChange>;

const claim = 'catalogue.edit';
const editing = ['not_signed_in', 'not_allowed'] as const;

type Text = { summary: string; description?: string };
type Edit<D extends z.ZodType, C extends string> = Text & { data: D; also?: readonly C[] };

/** Editing the catalogue needs the claim `catalogue.edit`. */
function adds<D extends z.ZodType, C extends string = never>(path: `/${string}`, { also = [], ...parts }: Edit<D, C>) {
  const refuses = [...editing, ...also];
  return command('POST', `${path}/create`, { ...parts, ...editsAt(path), result: AffectedItem, refuses });
}
function changes<D extends z.ZodType, C extends string = never>(
  path: `/${string}`,
  { also = [], ...parts }: Edit<D, C>,
) {
  const refuses = [...editing, 'not_found', 'changed_meanwhile', ...also] as const;
  return command('PUT', path, { ...parts, ...editsAt(path), result: AffectedItem, refuses });
}
function editsAt(path: string) {
  const [, noun = ''] = path.split('/');
  return { edits: noun, claim };
}
function deletes<C extends string = never>(path: `/${string}`, text: Text, also: readonly C[] = []) {
  return changes(`${path}/delete`, { ...text, data: ItemReference, also });
}
/** Refuses `not_found` for one that is not deleted. */
function restores(path: `/${string}`, summary: string) {
  return changes(`${path}/restore`, { summary, data: ItemReference });
}

export const catalogue = {
  retrieveCourses: retrieval('/courses', {
    summary: 'Search and list courses',
    description:
      "Published courses, with texts in the locale of the request. Without `sort`: by relevance for a search, otherwise newest first. `relevance`, `newest` and `popular` (by seats taken) begin with the best, so use `asc`. A search finds at most 500 courses, and each card says why it was found. A price that is not set in the currency is converted by today's rate and marked as indicative.",
    filter: CourseFilter,
    result: CourseCard,
    sort: courseSorts,
  }),

  retrieveChoices: retrieval('/courses/choices', {
    summary: 'Count the courses that each further filter would leave',
    description: 'One result, for the same filter as the list.',
    filter: CourseFilter,
    result: CourseChoices,
  }),

  retrieveSuggestions: retrieval('/courses/suggestions', {
    summary: 'Suggest titles, categories and partners while typing',
    description: 'At most eight results, categories and partners before courses; none for fewer than two letters.',
    filter: SearchWords,
    result: Suggestion,
  }),

  retrieveSpelling: retrieval('/courses/spelling', {
    summary: 'Suggest a spelling for mistyped words',
    description: 'One result, or none where every word is known or nothing is similar.',
    filter: SearchWords,
    result: Spelling,
  }),

  retrieveCourse: retrieval('/courses/detail', {
    summary: 'Retrieve a course in full',
    description:
      'Exactly one result; its id is in the filter. Includes at most 200 classes, those that can be bought now. Refuses `gone` if the course was published and has been deleted.',
    filter: z.strictObject({ id: Id, currency_id: Id.optional() }),
    result: CourseDetail,
    refuses: ['not_found', 'gone'],
  }),

  retrieveCounters: retrieval('/courses/counters', {
    summary: 'Count the courses of each kind',
    description: 'One result; the filter is empty.',
    filter: z.strictObject({}),
    result: CatalogueCounters,
  }),

  retrieveCourseSources: sourceRetrieval('/courses', {
    summary: 'Read courses as editors write them',
    description: 'Drafts included.',
    claim,
    fields: CourseFields,
    filter: {
      search: z.string().max(longestSearch).describe('Part of a title, in any language.'),
      is_published: z.boolean(),
      type: matches(CourseType),
      package_type: matches(PackageType),
      category_id: matches(Id),
      partner_id: matches(Id),
    },
    sort: ['title', 'type', 'is_published'],
  }),

  createCourse: adds('/courses', {
    summary: 'Create a course',
    description:
      'Published unless `is_published` is false. Texts by locale key; prices with VAT. Refuses `invalid_input` for a category or partner that does not exist, and for a picture of somebody else.',
    data: NewCourse,
  }),

  updateCourse: changes('/courses', {
    summary: 'Change a course',
    description:
      'Changes only the given fields, and of a text only the given languages; an empty one removes its language. A given list replaces the whole old one.',
    data: versioned(CourseChange),
  }),

  deleteCourse: deletes('/courses', {
    summary: 'Delete a course',
    description: 'The course leaves the catalogue; its buyers keep access.',
  }),

  restoreCourse: restores('/courses', 'Restore a deleted course'),

  retrieveCategories: retrieval('/categories', {
    summary: 'List categories with their number of courses',
    description: "In the editors' order unless sorted; names in the locale of the request; without deleted ones.",
    filter: CategoryFilter,
    result: Category,
    sort: ['position', 'name', 'course_count'],
  }),

  retrieveCategorySources: sourceRetrieval('/categories', {
    summary: 'Read categories as editors write them',
    claim,
    fields: CategoryFields,
    filter: { search: z.string().max(longestSearch).describe('Part of a name, in any language.') },
    sort: ['position', 'slug'],
  }),

  createCategory: adds('/categories', {
    summary: 'Create a category',
    description: '`cover_key` names a drawing; an unknown one uses another drawing. A deleted category keeps its slug.',
    data: NewCategory,
    also: ['slug_taken'],
  }),

  updateCategory: changes('/categories', {
    summary: 'Change a category',
    description:
      'Changes only the given fields, and of a text only the given languages; an empty one removes its language. Search finds its courses by the new name at once.',
    data: versioned(CategoryChange),
    also: ['slug_taken'],
  }),

  deleteCategory: deletes(
    '/categories',
    { summary: 'Delete a category', description: 'Refuses `still_in_use` while it has courses.' },
    ['still_in_use'],
  ),

  restoreCategory: restores('/categories', 'Restore a deleted category'),

  retrievePartners: retrieval('/partners', {
    summary: 'List partners with their number of courses',
    description: 'By name unless sorted, ignoring accents; `about` in the locale of the request; without deleted ones.',
    filter: PartnerFilter,
    result: Partner,
    sort: ['name', 'course_count'],
  }),

  retrievePartnerSources: sourceRetrieval('/partners', {
    summary: 'Read partners as editors write them',
    claim,
    fields: PartnerFields,
    filter: { search: z.string().max(longestSearch).describe('Part of the name or the city.') },
    sort: ['name', 'city', 'slug'],
  }),

  createPartner: adds('/partners', {
    summary: 'Create a partner',
    description: 'A deleted partner keeps its slug.',
    data: NewPartner,
    also: ['slug_taken'],
  }),

  updatePartner: changes('/partners', {
    summary: 'Change a partner',
    description:
      'Changes only the given fields, and of a text only the given languages; an empty one removes its language. Search finds its courses by the new name at once.',
    data: versioned(PartnerChange),
    also: ['slug_taken'],
  }),

  deletePartner: deletes(
    '/partners',
    { summary: 'Delete a partner', description: 'Refuses `still_in_use` while it has courses.' },
    ['still_in_use'],
  ),

  restorePartner: restores('/partners', 'Restore a deleted partner'),
};
