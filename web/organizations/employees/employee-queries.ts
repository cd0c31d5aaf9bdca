import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { filterOf, sortOf, type EmployeesSearch } from '../model/employees-search.ts';

export const employeesPerPage = 20;
const mostAtOnce = 100;

export function employeesQuery(organizationId: number, search: EmployeesSearch) {
  const query = queries().organizations.retrieveAffiliations.queryOptions({
    input: {
      filter: filterOf(organizationId, search),
      sort: sortOf(search),
      page: { number: search.page ?? 1, size: employeesPerPage },
    },
  });
  return { ...query, staleTime: 0 };
}

/** Everyone whom a search finds, on all its pages. */
export async function everyEmployee(organizationId: number, search: EmployeesSearch): Promise<Affiliation[]> {
  const found: Affiliation[] = [];
  for (let number = 1; ; number += 1) {
    const { results, total } = await api().organizations.retrieveAffiliations({
      filter: filterOf(organizationId, search),
      sort: [{ field: 'id' }],
      page: { number, size: mostAtOnce },
    });
    found.push(...results);
    if (results.length < mostAtOnce || found.length >= total) return found;
  }
}
