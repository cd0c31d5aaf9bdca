import type { Api } from '#contract/index.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type CourseRow = RowOf<Api['catalogue']['retrieveCourseSources']>;
export type CourseFilter = {
  search?: string;
  is_published?: boolean;
  type?: CourseRow['type'];
  category_id?: number;
  partner_id?: number;
};
export type CourseSort = 'title' | 'type' | 'is_published';

export const courses: Noun<CourseRow, CourseFilter, CourseSort> = {
  name: 'courses',
  claim: 'catalogue.edit',
  source: (input) => queries().catalogue.retrieveCourseSources.queryOptions({ input }),
  create: (input: Parameters<Api['catalogue']['createCourse']>[0]) => api().catalogue.createCourse(input),
  update: (input: Parameters<Api['catalogue']['updateCourse']>[0]) => api().catalogue.updateCourse(input),
  remove: (input) => api().catalogue.deleteCourse(input),
  restore: (input) => api().catalogue.restoreCourse(input),
  nameOf: ({ title, id }, locale) => textIn(title, locale) || String(id),
  blank: {
    title: {},
    summary: {},
    description: {},
    outcomes: [],
    requirements: {},
    package_type: 'curso',
    type: 'online',
    level: 'all',
    language: 'pt',
    workload_hours: null,
    category_id: null,
    partner_id: null,
    certificate_type: 'participation-certificate',
    certificate_valid_months: null,
    least_hours_percent: 0,
    cover_picture_id: null,
    cover_picture_alt: {},
    prices: [],
    questions: [],
    prerequisite_ids: [],
    course_ids: [],
    is_published: false,
  },
};

export function setPublished({ id }: CourseRow, isPublished: boolean) {
  return api().catalogue.updateCourse({ data: [{ id, is_published: isPublished }] });
}
