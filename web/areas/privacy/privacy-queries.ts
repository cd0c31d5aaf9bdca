import { openOrderStatuses } from '#contract/sales/orders/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { queries } from '#web/shared/api/api.ts';

const most = 100;

export function consentsQuery() {
  const query = queries().privacy.retrieveConsents.queryOptions({ input: { page: { number: 1, size: most } } });
  return { ...query, staleTime: 0 };
}

export function guardianshipQuery() {
  return { ...queries().privacy.retrieveGuardianship.queryOptions({ input: {} }), staleTime: 0 };
}

const pollMs = 4_000;

/** The newest export, polled while it is being made. */
export function exportQuery() {
  const query = queries().privacy.retrieveExports.queryOptions({ input: { page: { number: 1, size: 1 } } });
  return {
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: { results: { status: string }[] } | undefined } }) =>
      state.data?.results[0]?.status === 'waiting' ? pollMs : (false as const),
  };
}

export function closingQuery() {
  return { ...queries().privacy.retrieveClosing.queryOptions({ input: {} }), staleTime: 0 };
}

export function openOrdersQuery(userId: number) {
  return queries().orders.retrieveOrders.queryOptions({
    input: { filter: { user_id: userId, status: [...openOrderStatuses] }, page: { number: 1, size: 5 } },
  });
}

export function runningEnrollmentsQuery(personId: number) {
  return queries().enrollments.retrieveEnrollments.queryOptions({
    input: { filter: { person_id: personId, status: [...activeEnrollmentStatuses] }, page: { number: 1, size: most } },
  });
}
