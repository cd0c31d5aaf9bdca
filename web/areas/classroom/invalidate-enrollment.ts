import type { QueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

/** After a command that changes what a person is to a class. */
export async function invalidateEnrollment(client: QueryClient): Promise<void> {
  const calls = queries();
  const changed = [
    calls.classroom.retrieveClassrooms,
    calls.enrollments.retrieveEnrollments,
    calls.enrollments.retrieveEnrollmentStandings,
    calls.enrollments.retrieveEnrollmentFiles,
  ];
  await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
}
