import { z } from 'zod';
import { AffectedItem, Id, ItemReference } from '#contract/basics.ts';
import {
  Category,
  CategoryChange,
  CategoryFields,
  CategoryFilter,
  NewCategory,
  NewPartner,
  Partner,
  PartnerChange,
  PartnerFields,
  PartnerFilter,
} from './categories-and-partners.ts';
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
} from './courses.ts';
import { TrainerPage } from './trainers.ts';
import { courseSorts, longestSearch, suggestionKinds } from './values.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

export * from './choices.ts';
export * from './courses.ts';
export * from './categories-and-partners.ts';
export * from './trainers.ts';

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
    shown: {},
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
    shown: {},
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
    shown: {},
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

  retrieveTrainer: retrieval('/trainers/detail', {
    summary: 'Retrieve the public page of a trainer',
    description:
      'At most one result; its id is in the filter. No result unless the page is switched on, its person is a trainer whose account is not disabled, and they teach a class of a published course, or taught one that ended within a year.',
    filter: z.strictObject({ id: Id }),
    result: TrainerPage,
  }),
};
