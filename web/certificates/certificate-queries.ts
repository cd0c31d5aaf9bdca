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
