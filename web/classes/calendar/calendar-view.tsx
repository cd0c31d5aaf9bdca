import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { calendarLaterTexts } from '#web/shared/texts/texts-of-page.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useOwnZone } from '#web/shared/visitor/own-zone.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { periodOf, periodOfList, type Period } from '../model/calendar-period.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import type { Day } from '#contract/rules/days.ts';
import styles from './calendar-bar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { ClassList } from './class-list.tsx';
import type { ClassSheetProps } from './class-sheet.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useIsWide } from './use-is-wide.ts';

// A third of a page's size budget: loaded after the list, and only where a sheet is shown.
const loadSheets = () => import('./sheets.tsx');
const ClassSheet = loaded(async () => (await loadSheets()).ClassSheet);
const DayByDay = loaded(async () => (await loadSheets()).DayByDay);

function loaded(sheet: () => Promise<ComponentType<ClassSheetProps>>) {
  return lazy(() =>
    Promise.all([sheet(), loadTextParts(calendarLaterTexts)]).then(
      ([Drawn]) => ({ default: Drawn }),
      () => ({ default: ListInstead }),
    ),
  );
}

type CalendarViewProps = { search: CalendarSearch; today: Day };

/** The list is there without script; with script a month or a week shows its sheet instead. */
export function CalendarView({ search, today }: CalendarViewProps) {
  const isWide = useIsWide();
  const view = search.view ?? (isWide ? 'month' : 'list');
  const period = periodOf({ view, date: search.date }, today);
  const list = <ClassList search={search} period={periodOfList(search, today)} today={today} />;

  return (
    <>
      <CalendarBar search={search} view={view} period={period} today={today} />
      <ZoneNote />
      <div className={search.view === 'list' ? undefined : styles.place}>
        {view === 'list' ? list : <Sheet search={search} period={period} today={today} isWide={isWide} list={list} />}
      </div>
    </>
  );
}

type SheetProps = CalendarViewProps & { period: Period; isWide: boolean; list: ReactNode };

function Sheet(props: SheetProps) {
  const zone = useOwnZone();

  if (zone === null) return props.list;
  const Drawn = props.period.span === 'week' && !props.isWide ? DayByDay : ClassSheet;
  return (
    <Suspense fallback={props.list}>
      <Drawn {...props} zone={zone} />
    </Suspense>
  );
}

/** Separate, so that only this renders again once the zone is known. */
function ZoneNote() {
  const zone = useOwnZone();
  const t = useTexts('calendar');
  const { nameOfZone } = useCalendarWords();

  return (
    <p className={classes(styles.note, styles.zone)}>
      {zone === null ? t('zone_of_class') : t('zone_of_reader', { zone: nameOfZone(zone) })}
    </p>
  );
}

/** Shown when the chunk of the sheet fails to load. */
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
