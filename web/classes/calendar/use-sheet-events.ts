import { useRouter } from '@tanstack/react-router';
import type { CalendarDay } from '#contract/classes/calendar.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import { sheetEvents, type SheetEvent } from '../model/sheet-events.ts';

type Shown = { days: readonly CalendarDay[]; search: CalendarSearch; isCounted: boolean };

export function useSheetEvents({ days, search, isCounted }: Shown): SheetEvent[] {
  const router = useRouter();
  const { hour } = useClassHours();
  const { page: _page, ...rest } = search;

  return sheetEvents(days, {
    isCounted,
    hourOf: ({ starts_at: at, tz, type }) => hour({ at, tz, type }),
    addressOfCourse: ({ course, class_id }) =>
      router.buildLocation({ to: '/courses/$id', params: { id: String(course.id) }, search: { class: class_id } }).href,
    addressOfDay: (date) => router.buildLocation({ to: '/classes', search: { ...rest, view: 'list', date } }).href,
  });
}
