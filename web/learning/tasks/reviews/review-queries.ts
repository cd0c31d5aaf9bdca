import type { HandInFilter } from '#contract/learning/tasks/calls.ts';
import { queries } from '#web/shared/api/api.ts';

export const handInsPerPage = 20;

function handIns(filter: HandInFilter, { page, size }: { page: number; size: number }) {
  const input = { filter, page: { number: page, size } };
  return { ...queries().tasks.retrieveHandIns.queryOptions({ input }), staleTime: 0 };
}

/** Oldest first: who has waited longest comes first. */
export function waitingQuery(classId: number, page: number) {
  return handIns({ class_id: classId, status: 'handed_in' }, { page, size: handInsPerPage });
}

/** The newest round of each, where nothing waits. */
export function reviewedQuery(classId: number, page: number) {
  const filter: HandInFilter = { class_id: classId, status: ['accepted', 'returned'], is_newest: true };
  return handIns(filter, { page, size: handInsPerPage });
}

/** The rounds that were returned before. */
export function earlierQuery({ enrollmentId, contentId }: { enrollmentId: number; contentId: number }) {
  const filter: HandInFilter = { enrollment_id: enrollmentId, content_id: contentId, status: 'returned' };
  return handIns(filter, { page: 1, size: 100 });
}
