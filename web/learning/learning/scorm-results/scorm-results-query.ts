import { queries } from '#web/shared/api/api.ts';

export const resultsPerPage = 50;

export function scormResultsQuery(classId: number, page: number) {
  const query = queries().learning.retrieveScormResults.queryOptions({
    input: { filter: { class_id: classId }, page: { number: page, size: resultsPerPage } },
  });
  return { ...query, staleTime: 0 };
}
