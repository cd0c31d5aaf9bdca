import { useTexts } from '#web/shared/texts/texts.ts';
import { useOwnZone } from '#web/shared/visitor/own-zone.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { periodOf } from '../model/calendar-period.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import type { Day } from '#contract/rules/days.ts';
import styles from './calendar-bar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { ClassList } from './class-list.tsx';
import { ClassSheet } from './class-sheet.tsx';
import { useCalendarWords } from './use-calendar-words.ts';

type CalendarViewProps = { search: CalendarSearch; today: Day };

/** The address alone decides what is shown, so that nothing changes after the server has rendered it. */
export function CalendarView({ search, today }: CalendarViewProps) {
  const period = periodOf(search, today);
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
