import type { CourseRequestStatus } from '#contract/training/values.ts';
import { queries } from '#web/shared/api/api.ts';
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
