import type { PersonAttendance } from '#contract/learning/attendance/calls.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { everyPage } from '#web/shared/api/every-page.ts';

const rowsEveryMs = 10_000;

/** The grid of a class, in order of names. `live` while learners are checking in. */
export function registerQuery(classId: number, { live }: { live: boolean }) {
  return {
    queryKey: [...queries().attendance.retrieveAttendances.key(), 'register', classId],
    queryFn: (): Promise<PersonAttendance[]> =>
      everyPage((page) => api().attendance.retrieveAttendances({ filter: { class_id: classId }, page })),
    staleTime: 0,
    ...(live && { refetchInterval: rowsEveryMs }),
  };
}

/** Every lesson of a page asks it, and some of them appear later than others. */
export function ownAttendanceQuery(enrollmentId: number) {
  const options = queries().attendance.retrieveAttendances.queryOptions({
    input: { filter: { enrollment_id: enrollmentId }, page: { number: 1, size: 1 } },
  });
  return { ...options, staleTime: rowsEveryMs };
}

/** Codes are shown for minutes ahead; asking again keeps some of them ahead. */
export function openCodeQuery(lessonId: number) {
  return {
    queryKey: ['attendance', 'open-code', lessonId],
    queryFn: async () => (await api().attendance.openCode({ data: [{ lesson_id: lessonId }] })).data[0],
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  };
}
