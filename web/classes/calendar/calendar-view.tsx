import { lazy, Suspense, type ReactNode } from 'react';
import { calendarLater } from '#web/shared/texts-of-page.ts';
import { bringParts } from '#web/shared/texts-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { periodOf, periodOfList } from '../model/calendar-period.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import type { Day } from '../model/days.ts';
import styles from './calendar-bar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { ClassList } from './class-list.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useIsWide, useOwnZone } from './zone.ts';

// A third of what a page may weigh: it comes after the list has been seen, and only where a sheet is shown.
const ClassSheet = lazy(() =>
  Promise.all([import('./class-sheet.tsx'), bringParts(calendarLater)]).then(
    ([{ ClassSheet: Sheet }]) => ({ default: Sheet }),
    () => ({ default: ListInstead }),
  ),
);

type CalendarViewProps = { search: CalendarSearch; today: Day };

/** The list that everybody can read; where there is script, the sheet of a month or a week in its place. */
export function CalendarView({ search, today }: CalendarViewProps) {
  const zone = useOwnZone();
  const isWide = useIsWide();
  const view = search.view ?? (isWide ? 'month' : 'list');
  const period = periodOf({ view, date: search.date }, today);
  const list = <ClassList search={search} period={periodOfList(search, today)} today={today} />;

  return (
    <>
      <CalendarBar search={search} view={view} period={period} today={today} />
      <ZoneNote zone={zone} />
      {view === 'list' || zone === null ? (
        list
      ) : (
        <Suspense fallback={list}>
          <ClassSheet search={search} period={period} today={today} zone={zone} isWide={isWide} list={list} />
        </Suspense>
      )}
    </>
  );
}

function ZoneNote({ zone }: { zone: string | null }) {
  const t = useTexts('calendar');
  const { nameOfZone } = useCalendarWords();

  return (
    <p className={styles.note}>
      {zone === null ? t('zone_of_class') : t('zone_of_reader', { zone: nameOfZone(zone) })}
    </p>
  );
}

/** What draws the sheet did not come; the list says the same. */
function ListInstead({ list }: { list: ReactNode }) {
  const t = useTexts('calendar');

  return (
    <>
      <Alert tone="warning" announce>
        {t('sheet_failed')}
      </Alert>
      {list}
    </>
  );
}
