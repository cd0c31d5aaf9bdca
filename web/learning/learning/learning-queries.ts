import { queries } from '#web/shared/api/api.ts';

/** A person's id, or null for a guest: cached apart, since they may open different contents. */
export type Reader = number | null;

export function outlineQuery(courseId: number, reader: Reader) {
  const input = {
    filter: { course_id: courseId },
    sort: [{ field: 'position', order: 'asc' }] as { field: 'position'; order: 'asc' }[],
    page: { number: 1, size: 100 },
  };
  const options = queries().learning.retrieveModules.queryOptions({ input });
  return reader === null ? options : { ...options, queryKey: [...options.queryKey, { reader }] };
}

/** Has addresses that expire and the position in a video, so every view fetches it again. */
export function openedQuery(contentId: number, reader: Reader) {
  const options = queries().learning.openContent.queryOptions({ input: { data: [{ content_id: contentId }] } });
  return { ...options, queryKey: [...options.queryKey, { reader }], staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
}

const awayRefetchMs = 4_000;

/** While an activity is open in a window of its own, which cannot report here. A hidden page does not ask. */
export function awayQuery(contentId: number) {
  const options = queries().learning.openContent.queryOptions({ input: { data: [{ content_id: contentId }] } });
  return {
    ...options,
    queryKey: [...options.queryKey, 'away'],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: awayRefetchMs,
    refetchOnWindowFocus: true,
  };
}

export function outlineKey() {
  return queries().learning.retrieveModules.key();
}
