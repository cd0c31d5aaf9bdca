import type { SeatCandidate } from '#contract/areas/training/calls.ts';
import type { CourseRequestStatus } from '#contract/areas/training/values.ts';
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

export const mostPromised = 100;

export function promisedSeatsQuery(orderItemId: number) {
  const query = queries().training.retrievePromisedSeats.queryOptions({
    input: { filter: { order_item_id: orderItemId }, page: { number: 1, size: mostPromised } },
  });
  return { ...query, staleTime: 0 };
}

export function seatCandidatesQuery(orderItemId: number, { search, size }: { search: string; size: number }) {
  const query = queries().training.retrieveSeatCandidates.queryOptions({
    input: { filter: { order_item_id: orderItemId, search }, page: { number: 1, size } },
  });
  return { ...query, staleTime: 0 };
}

/** Whom a search finds and who can get a seat of the line, up to `most`, by name. */
export async function peopleToSeat(
  order_item_id: number,
  { search, most }: { search: string; most: number },
): Promise<SeatCandidate[]> {
  const filter = { order_item_id, search, is_able: true as const };
  const able = await everyPage((page) => api().training.retrieveSeatCandidates({ filter, page }), most);
  return able.slice(0, most);
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
