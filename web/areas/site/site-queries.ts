import { queries } from '#web/shared/api/api.ts';
import type { SiteMapSearch } from './model/site-map-search.ts';

export const coursesPerPage = 100;

export function siteCountersQuery() {
  return queries().catalogue.retrieveCounters.queryOptions({
    input: { fields: ['course_count', 'partner_count', 'country_count', 'cities'] },
  });
}

const contactKeys = ['contactAddress', 'contactPhone', 'contactHours'] as const;

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
