import { useRouter } from '@tanstack/react-router';
import type { CalendarDay } from '#contract/classes/calendar.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import { sheetEvents, type SheetEvent } from '../model/sheet-events.ts';

type Shown = { days: readonly CalendarDay[]; search: CalendarSearch; isCounted: boolean };

export function useSheetEvents({ days, search, isCounted }: Shown): SheetEvent[] {
  const router = useRouter();
  const { page: _page, ...rest } = search;

  return sheetEvents(days, {
    isCounted,
    addressOfCourse: ({ course, class_id }) =>
      router.buildLocation({ to: '/courses/$id', params: { id: String(course.id) }, search: { class: class_id } }).href,
    addressOfDay: (date) => router.buildLocation({ to: '/classes', search: { ...rest, view: 'list', date } }).href,
  });
}
