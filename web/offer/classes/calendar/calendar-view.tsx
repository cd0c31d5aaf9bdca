import { useTexts } from '#web/shared/texts/texts.ts';
import { useOwnZone } from '#web/shared/visitor/own-zone.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { periodOf } from '../model/calendar-period.ts';
import { viewsOf, type CalendarSearch } from '../model/calendar-search.ts';
import type { Day } from '#contract/rules/days.ts';
import styles from './calendar-bar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { ClassList } from './class-list.tsx';
import { ClassSheet } from './class-sheet.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useIsNarrow } from './narrow-page.ts';

type CalendarViewProps = { search: CalendarSearch; today: Day; begin: Day };

/** The address decides what is shown; of the first view the width of the page shows one half, until it is hydrated. */
export function CalendarView({ search, today, begin }: CalendarViewProps) {
  const isNarrow = useIsNarrow();
  const views = viewsOf(search);
  if (views.length === 1) return <Shown search={search} today={today} begin={begin} />;
  return views.map((view) => {
    const isOfNarrow = view === 'list';
    if (isNarrow !== undefined && isNarrow !== isOfNarrow) return null;
    return (
      <div key={view} className={isOfNarrow ? styles.narrow : styles.wide}>
        <Shown search={{ ...search, view }} today={today} begin={isOfNarrow ? today : begin} />
      </div>
    );
  });
}

function Shown({ search, today, begin }: CalendarViewProps) {
  const period = periodOf(search, begin);
  const View = search.view === 'list' ? ClassList : ClassSheet;

  return (
    <>
      <CalendarBar search={search} period={period} today={today} />
      <ZoneNote />
      <View search={search} period={period} today={today} />
    </>
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
