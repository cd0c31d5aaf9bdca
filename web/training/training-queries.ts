import type { Affiliation } from '#contract/organizations/affiliation.ts';
import type { SeatLine } from '#contract/training/calls.ts';
import type { CourseRequestStatus } from '#contract/training/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage } from '#web/shared/api/every-page.ts';
import { filterOf, type SeatsSearch } from './model/seats-search.ts';

export const linesPerPage = 10;
export const mostHolders = 100;

export function seatLinesQuery(organizationId: number, search: SeatsSearch) {
  const query = queries().training.retrieveSeatLines.queryOptions({
    input: { filter: filterOf(organizationId, search), page: { number: search.page ?? 1, size: linesPerPage } },
  });
  return { ...query, staleTime: 0 };
}

export function seatHoldersQuery(orderItemId: number, page = 1) {
  const query = queries().training.retrieveSeatHolders.queryOptions({
    input: { filter: { order_item_id: orderItemId }, page: { number: page, size: mostHolders } },
  });
  return { ...query, staleTime: 0 };
}

export function activeEmployeesQuery(organizationId: number, { search, size }: { search: string; size: number }) {
  const query = queries().organizations.retrieveAffiliations.queryOptions({
    input: {
      filter: { organization_id: organizationId, status: 'active', ...(search && { search }) },
      page: { number: 1, size },
    },
  });
  return { ...query, staleTime: 0 };
}

/** The active employees whom a search finds and who have no seat of the line, up to `most`, by name. */
export async function employeesWithoutSeat(
  { organization_id, order_item_id }: Pick<SeatLine, 'organization_id' | 'order_item_id'>,
  { search, most }: { search: string; most: number },
): Promise<(Affiliation & { person_id: number })[]> {
  const holders = await everyPage((page) => api().training.retrieveSeatHolders({ filter: { order_item_id }, page }));
  const seated = new Set(holders.map(({ person_id }) => person_id));
  const filter = { organization_id, status: 'active' as const, ...(search && { search }) };
  const found = await everyPage(
    (page) => api().organizations.retrieveAffiliations({ filter, page }),
    most + seated.size,
  );
  return found
    .flatMap(({ person_id, ...one }) => (person_id === null || seated.has(person_id) ? [] : [{ ...one, person_id }]))
    .slice(0, most);
}

export const mostRequests = 100;

export function requestsOfOrganizationQuery(organizationId: number, status: CourseRequestStatus) {
  const query = queries().training.retrieveCourseRequests.queryOptions({
    input: { filter: { organization_id: organizationId, status }, page: { number: 1, size: mostRequests } },
  });
  return { ...query, staleTime: 0 };
}

export function ownRequestsQuery() {
  const query = queries().training.retrieveCourseRequests.queryOptions({
    input: { filter: { own: true }, page: { number: 1, size: mostRequests } },
  });
  return { ...query, staleTime: 0 };
}
