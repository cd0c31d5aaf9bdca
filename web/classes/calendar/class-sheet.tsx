import Calendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import type { EventClickInfo, EventDisplayInfo, PluginInput } from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useDates } from '#web/shared/texts/format.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { languageOf, useTexts } from '#web/shared/texts/texts.ts';
import { LiveRegion } from '#web/shared/ui/hidden.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { moved, type Period } from '../model/calendar-period.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import { dayIn, type Day } from '#contract/rules/days.ts';
import { sheetQuery } from './calendar-queries.ts';
import styles from './class-sheet.module.css';
import { NoClasses } from './no-classes.tsx';
import { SheetEntry } from './sheet-entry.tsx';
import { localePacks } from './sheet-locale.ts';
import { sheetLook } from './sheet-look.ts';
import { useFollowArrows } from './use-follow-arrows.ts';
import { useSettled } from './use-settled.ts';
import { useSheetEvents } from './use-sheet-events.ts';

export type ClassSheetProps = {
  search: CalendarSearch;
  period: Period;
  today: Day;
  zone: string;
  isWide: boolean;
  list: ReactNode;
  dayByDay?: PluginInput[];
};

const inColumns = [dayGrid];

export function ClassSheet({ search, period, today, zone, isWide, list, dayByDay }: ClassSheetProps) {
  const t = useTexts('calendar');
  const later = useTexts('calendar_later');
  const { locale } = useVisitor();
  const pack = localePacks[languageOf(locale)];
  const calendar = useRef<React.ComponentRef<typeof Calendar>>(null);
  const found = useQuery({
    ...sheetQuery({ search, period, tz: zone, isWide }),
    placeholderData: keepPreviousData,
  });
  const view = dayByDay ? 'listWeek' : columnsOf(period);
  const events = useSheetEvents({
    days: found.data?.results ?? [],
    search,
    isCounted: view === 'dayGridMonth' && !isWide,
  });
  const announcement = useAnnouncement(found);
  const settling = useSettled(!found.isPending);
  const { openDay, openEvent } = useOpening(search);
  const { fullDay } = useDates();
  const turn = useTurn(search, { period, today });
  const root = useFollowArrows({ period, turn });

  useEffect(() => {
    calendar.current?.getApi().changeView(view, period.from);
  }, [view, period.from]);

  return (
    <>
      {!settling.isSettled && list}
      <div ref={root} tabIndex={-1} className={styles.root} aria-busy={found.isFetching}>
        <LiveRegion>{announcement}</LiveRegion>
        {found.error && <NotLoaded query={found} level={3} title={t('failed')} text={t('failed_text')} />}
        <Settling {...settling} isDrawn={!found.isPending}>
          <Calendar
            ref={calendar}
            plugins={dayByDay ?? inColumns}
            locale={pack}
            initialView={view}
            initialDate={period.from}
            headerToolbar={false}
            {...sheetLook}
            height="auto"
            fixedWeekCount={false}
            events={events}
            eventOrder="rank"
            eventOrderStrict
            eventDisplay="list-item"
            eventContent={drawing({ isFull: view !== 'dayGridMonth' })}
            eventClick={openEvent}
            navLinks={period.span === 'month'}
            navLinkClass={styles.day}
            navLinkDayClick={(date) => openDay(dayIn(zone, date))}
            navLinkHint={(_text, date) => later('list_of_day', { day: fullDay(date.toISOString(), zone) })}
            noEventsContent={later('nothing_this_week')}
          />
          {found.data?.total === 0 && <NoClasses search={search} period={period} />}
        </Settling>
      </div>
    </>
  );
}

type SettlingProps = ReturnType<typeof useSettled> & { isDrawn: boolean; children: ReactNode };

/** Hidden until its height is stable; the list stays readable meanwhile. */
function Settling({ box, isSettled, isDrawn, children }: SettlingProps) {
  return (
    <div ref={box} className={isSettled ? undefined : styles.unsettled}>
      {isDrawn && children}
    </div>
  );
}

/** Reads the entry from the event, since FullCalendar may still hold the previous events. */
function drawing({ isFull }: { isFull: boolean }) {
  return ({ event, isPast }: EventDisplayInfo) => (
    <SheetEntry of={event.extendedProps} isFull={isFull} isPast={isPast} />
  );
}

function columnsOf({ span }: Period): string {
  return span === 'week' ? 'dayGridWeek' : 'dayGridMonth';
}

type FoundDays = { data: { results: readonly { entry_count: number }[] } | undefined; isPending: boolean };

function useAnnouncement({ data, isPending }: FoundDays): string {
  const t = useTexts('calendar');
  const later = useTexts('calendar_later');

  if (data) return later('entries', { count: data.results.reduce((sum, { entry_count: many }) => sum + many, 0) });
  return isPending ? t('loading') : '';
}

function useOpening(search: CalendarSearch) {
  const router = useRouter();
  const { page: _page, ...rest } = search;

  return {
    openEvent: ({ event, jsEvent }: EventClickInfo) => {
      if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
      jsEvent.preventDefault();
      void router.navigate({ href: event.url });
    },
    openDay: (day: string) => void router.navigate({ to: '/classes', search: { ...rest, view: 'list', date: day } }),
  };
}

function useTurn(search: CalendarSearch, { period, today }: Pick<ClassSheetProps, 'period' | 'today'>) {
  const router = useRouter();
  return useCallback(
    (by: number) => {
      void router.navigate({ to: '/classes', search: moved(search, { period, by, today }), resetScroll: false });
    },
    [router, search, period, today],
  );
}
