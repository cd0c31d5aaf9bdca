import type { EmployeeTrainingFilter } from '#contract/areas/reports/calls.ts';
import { laterPage, nameIn, searchReader, wholeNumber } from '#web/shared/search/search-reader.ts';

export const employeeSorts = ['name', 'hours', 'department'] as const;
export type EmployeeSort = (typeof employeeSorts)[number];

/** Defaults are left out of the address: the current year, everyone by name, page one. */
export type DashboardSearch = {
  view?: 'new' | 'data';
  year?: number;
  /** Only people below the hours of the year. */
  state?: 'below';
  sort?: Exclude<EmployeeSort, 'name'>;
  page?: number;
};

export const readDashboardSearch: (raw: Record<string, unknown>) => DashboardSearch = searchReader({
  view: nameIn(['new', 'data']),
  year: wholeNumber({ least: 2000, most: 2100 }),
  state: nameIn(['below']),
  sort: nameIn(employeeSorts, 'name'),
  page: laterPage,
});

type About = { organizationId: number; year: number };

export function filterOf({ organizationId, year }: About, { state }: DashboardSearch): EmployeeTrainingFilter {
  return { organization_id: organizationId, year, ...(state && { below_yearly_hours: true }) };
}

/** The most hours first. */
export function sortOf({ sort }: DashboardSearch): { field: EmployeeSort; order: 'asc' | 'desc' }[] {
  return sort ? [{ field: sort, order: sort === 'hours' ? 'desc' : 'asc' }] : [];
}
