import { useQuery } from '@tanstack/react-query';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { waitingQuery } from './waiting-query.ts';

/** Ids of the classes with a seat held for the reader, who was on the waiting list. */
export function useOffers(courseId: number, classes: readonly CourseClass[]): readonly number[] {
  const isUser = useIsUser();
  const { data } = useQuery({ ...waitingQuery(courseId), enabled: isUser && classes.some((one) => one.is_full) });
  return (data?.results ?? []).filter(({ status }) => status === 'offered').map(({ class_id: id }) => id);
}
