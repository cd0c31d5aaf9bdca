import { queries } from '#web/shared/api/api.ts';
import type { Question } from './model/typed-certificate.ts';

/** Never cached: the answer must be true now. */
export function checkQuery(question: Question) {
  const query = queries().certificates.retrieveCheck.queryOptions({ input: question });
  return { ...query, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false };
}

export function myCertificatesQuery(personId: number) {
  return queries().certificates.retrieveCertificates.queryOptions({
    input: { filter: { person_id: personId }, page: { number: 1, size: 100 } },
  });
}

const longestWaitMs = 60_000;
const intervalMs = 3_000;

/** Repeated until the certificate has been issued, or for a minute. */
export function certificateOfQuery(enrollmentId: number) {
  const query = queries().certificates.retrieveCertificates.queryOptions({
    input: { filter: { enrollment_id: enrollmentId } },
  });
  return {
    ...query,
    refetchInterval: ({ state: { data, dataUpdateCount } }: State) =>
      data?.results.length === 0 && dataUpdateCount < longestWaitMs / intervalMs ? intervalMs : false,
  } as const;
}

type State = { state: { data: { results: readonly unknown[] } | undefined; dataUpdateCount: number } };
