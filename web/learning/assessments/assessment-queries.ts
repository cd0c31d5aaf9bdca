import type { QueryClient } from '@tanstack/react-query';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { queries } from '#web/shared/api/api.ts';

export type Place = { content_id: number; enrollment_id: number };

export function assessmentQuery(place: Place) {
  return { ...queries().assessments.openAssessment.queryOptions({ input: { data: [place] } }), staleTime: 0 };
}

/** While it is answered the page has newer answers than the server; on its return to the page it may have ended. */
export function attemptQuery(id: number) {
  const options = queries().assessments.openAttempt.queryOptions({ input: { data: [{ id }] } });
  return { ...options, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: 'always' as const };
}

/** After a start or an end: the attempt as the server has answered it, and all that depends on it. */
export async function noteAttempt(client: QueryClient, attempt: OpenedAttempt): Promise<void> {
  const { assessments, learning, enrollments } = queries();
  const { queryKey } = attemptQuery(attempt.id);
  // One under way may say that it is still open.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { status: 'success', data: [attempt] });
  const changed = [assessments.openAssessment, learning.retrieveModules, enrollments.retrieveEnrollments];
  await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
}
