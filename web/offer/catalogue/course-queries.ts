import { queries } from '#web/shared/api/api.ts';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';
import type { CourseCard } from '#contract/offer/catalogue/calls.ts';
import { firstPageOf } from '#web/shared/lists/page-range.ts';
import { courseFilterOf } from './model/course-filter.ts';
import { sortOf, type CoursesSearch } from './model/course-search.ts';

export const coursesPerPage = 24;

const shown = [
  'id',
  'title',
  'type',
  'package_type',
  'workload_hours',
  'partner',
  'price',
  'next_class',
  'cover_url',
  'picture',
  'rating',
  'learner_count',
] as const;
export type ShownCourse = Pick<CourseCard, (typeof shown)[number]> & Partial<Pick<CourseCard, 'match' | 'category'>>;

function currency(): { id: number; key: string } {
  const key = currentVisitor().currency;
  return { id: currencyIdOf(key), key };
}

export function coursesQuery(search: CoursesSearch, page = firstPageOf(search)) {
  return listQuery({ ...search, page }, { size: coursesPerPage, fields: [...shown, 'match', 'category'] });
}

export function someCoursesQuery(search: CoursesSearch, size: number) {
  return listQuery(search, { size, fields: [...shown] });
}

type Listed = { size: number; fields: (keyof ShownCourse)[] };

function listQuery(search: CoursesSearch, { size, fields }: Listed) {
  return queries().catalogue.retrieveCourses.queryOptions({
    input: {
      filter: courseFilterOf(search, currency()),
      fields,
      sort: [{ field: sortOf(search), order: 'asc' }],
      page: { number: search.page ?? 1, size },
    },
  });
}

/** Imported courses may have no class yet; `has_seats` leaves those out. */
export const beginToday: CoursesSearch = { type: ['online'], has_seats: true, sort: 'newest' };

export const coursesPerPartnerPage = 24;

export function coursesOfPartnerQuery(partnerId: number, page: number) {
  return queries().catalogue.retrieveCourses.queryOptions({
    input: {
      filter: { partner_id: partnerId, currency_id: currency().id },
      fields: [...shown],
      sort: [{ field: 'start', order: 'asc' }],
      page: { number: page, size: coursesPerPartnerPage },
    },
  });
}

/** Published courses only, in any order. */
export function namedCoursesQuery(ids: number[]) {
  return queries().catalogue.retrieveCourses.queryOptions({
    input: {
      filter: { id: ids, currency_id: currency().id },
      fields: [...shown],
      page: { number: 1, size: ids.length || 1 },
    },
  });
}

export function courseQuery(id: number) {
  return queries().catalogue.retrieveCourse.queryOptions({ input: { filter: { id, currency_id: currency().id } } });
}

export function programmeQuery(courseId: number) {
  return queries().learning.retrieveModules.queryOptions({
    input: {
      filter: { course_id: courseId },
      sort: [{ field: 'position', order: 'asc' }],
      page: { number: 1, size: 100 },
    },
  });
}

export function categoriesQuery(size: number) {
  return queries().catalogue.retrieveCategories.queryOptions({
    input: {
      fields: ['id', 'name', 'course_count', 'cover_url'],
      sort: [{ field: 'position', order: 'asc' }],
      page: { number: 1, size },
    },
  });
}

export function partnersQuery(size: number) {
  return queries().catalogue.retrievePartners.queryOptions({
    input: {
      fields: ['id', 'name', 'city', 'course_count'],
      sort: [{ field: 'course_count', order: 'desc' }],
      page: { number: 1, size },
    },
  });
}

export function countersQuery() {
  return queries().catalogue.retrieveCounters.queryOptions({
    input: { fields: ['course_count', 'partner_count', 'country_count'] },
  });
}

export function choicesQuery(search: CoursesSearch) {
  return queries().catalogue.retrieveChoices.queryOptions({ input: { filter: courseFilterOf(search, currency()) } });
}

export function spellingQuery({ search = '' }: CoursesSearch) {
  return queries().catalogue.retrieveSpelling.queryOptions({ input: { filter: { search } } });
}
