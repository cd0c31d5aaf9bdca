import { queries } from '#web/shared/api/api.ts';

/** Who reads: what a person may open and has done differs from what a guest sees, so it is kept apart. */
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

/** A content with addresses that expire; asked for again each time it is shown, for the place in a video. */
export function openedQuery(contentId: number, reader: Reader) {
  const options = queries().learning.openContent.queryOptions({ input: { data: [{ content_id: contentId }] } });
  return { ...options, queryKey: [...options.queryKey, { reader }], staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
}

/** Every outline, anyone who read it: for when something was done. */
export function outlineKey() {
  return queries().learning.retrieveModules.key();
}
