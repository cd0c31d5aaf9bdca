import type { EmployeeTraining } from '#contract/areas/reports/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage, mostAtOnce } from '#web/shared/api/every-page.ts';
import { filterOf, sortOf, type DashboardSearch } from './model/dashboard-search.ts';

export const employeesPerPage = 20;

export type About = { organizationId: number; year: number };

export function summaryQuery({ organizationId, year }: About) {
  const query = queries().reports.retrieveTrainingSummary.queryOptions({
    input: { filter: { organization_id: organizationId, year } },
  });
  return { ...query, staleTime: 0 };
}

export function employeeTrainingQuery(about: About, search: DashboardSearch) {
  const query = queries().reports.retrieveEmployeeTraining.queryOptions({
    input: {
      filter: filterOf(about, search),
      sort: sortOf(search),
      page: { number: search.page ?? 1, size: employeesPerPage },
    },
  });
  return { ...query, staleTime: 0 };
}

/** The lines with free seats that were bought last. */
export function freeSeatsQuery(organizationId: number) {
  const query = queries().training.retrieveSeatLines.queryOptions({
    input: { filter: { organization_id: organizationId, state: 'free' }, page: { number: 1, size: mostAtOnce } },
  });
  return { ...query, staleTime: 0 };
}

/** On all pages of the search. */
export function everyEmployee(about: About, search: DashboardSearch): Promise<EmployeeTraining[]> {
  const requested = { filter: filterOf(about, search), sort: sortOf(search) };
  return everyPage((page) => api().reports.retrieveEmployeeTraining({ ...requested, page }));
}
