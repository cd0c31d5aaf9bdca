import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/shared/session/session-store.ts';
import { enrollmentsInQuery } from './enrollment-queries.ts';
import { standingOf, relevantEnrollment } from './model/standing.ts';

/** Nobody is turned away while `isKnown` is false. */
export function useStanding(courseId: number) {
  const session = useSession();
  const personId = session.status === 'user' ? session.user.person.id : null;
  const { data, isError } = useQuery({
    ...enrollmentsInQuery(courseId, personId ?? 0),
    enabled: personId !== null,
  });
  const enrollment = personId === null ? undefined : relevantEnrollment(data?.results ?? []);
  return {
    personId,
    enrollment,
    standing: standingOf(personId !== null, enrollment),
    isKnown: session.status === 'guest' || data !== undefined || isError,
  };
}
