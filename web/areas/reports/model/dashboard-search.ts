import type { EmployeeTrainingFilter } from '#contract/areas/reports/calls.ts';
import { laterPage, oneOf, searchReader, wholeNumber } from '#contract/rules/search-reader.ts';

export const employeeSorts = ['name', 'hours', 'department'] as const;
type EmployeeSort = (typeof employeeSorts)[number];

/** Without values it is the current year, everyone by name. */
export const readDashboardSearch = searchReader({
  view: oneOf(['new', 'data']),
  year: wholeNumber({ least: 2000, most: 2100 }),
  /** Only people below the hours of the year. */
  state: oneOf(['below']),
  sort: oneOf(employeeSorts, 'name'),
  page: laterPage,
});
export type DashboardSearch = ReturnType<typeof readDashboardSearch>;

type About = { organizationId: number; year: number };

export function filterOf({ organizationId, year }: About, { state }: DashboardSearch): EmployeeTrainingFilter {
  return { organization_id: organizationId, year, ...(state && { below_yearly_hours: true }) };
}

/** The most hours first. */
export function sortOf({ sort }: DashboardSearch): { field: EmployeeSort; order: 'asc' | 'desc' }[] {
  return sort ? [{ field: sort, order: sort === 'hours' ? 'desc' : 'asc' }] : [];
}
