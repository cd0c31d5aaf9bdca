import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage, mostAtOnce } from '#web/shared/api/every-page.ts';
import { filterOf, sortOf, type EmployeesSearch } from '../model/employees-search.ts';

export const employeesPerPage = 20;
export const mostChosen = 10_000;

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

/** Everyone whom a search finds, on all its pages, up to the most that are chosen at once. */
export function everyEmployee(organizationId: number, search: EmployeesSearch): Promise<Affiliation[]> {
  const filter = filterOf(organizationId, search);
  return everyPage(
    (page) => api().organizations.retrieveAffiliations({ filter, sort: [{ field: 'id' }], page }),
    mostChosen,
  );
}

/** The people with these ids, as they are now. */
export async function employeesAsTheyAre(
  organizationId: number,
  people: readonly Affiliation[],
): Promise<Map<number, Affiliation>> {
  const match = new Map<number, Affiliation>();
  for (let from = 0; from < people.length; from += mostAtOnce) {
    const id = people.slice(from, from + mostAtOnce).map((one) => one.id);
    const { results } = await api().organizations.retrieveAffiliations({
      filter: { organization_id: organizationId, id },
      page: { number: 1, size: mostAtOnce },
    });
    for (const one of results) match.set(one.id, one);
  }
  return match;
}

/** The lines of an organization with free seats, the newest first. */
export function freeSeatsQuery(organizationId: number) {
  const query = queries().training.retrieveSeatLines.queryOptions({
    input: { filter: { organization_id: organizationId, state: 'free' }, page: { number: 1, size: mostAtOnce } },
  });
  return { ...query, staleTime: 0 };
}
