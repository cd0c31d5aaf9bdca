import { queries } from '#web/shared/api/api.ts';
import type { SiteMapSearch } from './model/site-map-search.ts';

export const coursesPerPage = 100;

/** What the operator counts of itself. */
export function siteCountersQuery() {
  return queries().catalogue.retrieveCounters.queryOptions({
    input: { fields: ['course_count', 'partner_count', 'country_count', 'cities'] },
  });
}

const contactKeys = ['contactAddress', 'contactPhone', 'contactHours'] as const;

/** Where and when the operator can be reached, as far as its owner says so. */
export function contactSettingsQuery() {
  return queries().settings.retrieveApplicationSettings.queryOptions({
    input: { filter: { keys: [...contactKeys] }, fields: ['key', 'value'] },
  });
}

export function areasQuery() {
  return queries().catalogue.retrieveCategories.queryOptions({
    input: {
      fields: ['id', 'name', 'course_count'],
      sort: [{ field: 'position', order: 'asc' }],
      page: { number: 1, size: 100 },
    },
  });
}

/** Courses by name, of one area or of all. */
export function coursesByNameQuery({ area, page }: SiteMapSearch) {
  return queries().catalogue.retrieveCourses.queryOptions({
    input: {
      ...(area && { filter: { category_id: area } }),
      fields: ['id', 'title'],
      sort: [{ field: 'title', order: 'asc' }],
      page: { number: page ?? 1, size: coursesPerPage },
    },
  });
}
