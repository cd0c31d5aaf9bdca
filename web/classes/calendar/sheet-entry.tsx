import type { CalendarEntry } from '#contract/classes/calendar.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import type { RestOfDay, SheetFacts } from '../model/sheet-events.ts';
import styles from './class-sheet.module.css';
import { useStanding } from './use-standing.ts';

type SheetEntryProps = { of: Partial<SheetFacts>; isFull: boolean; isPast: boolean };

export function SheetEntry({ of: { entry, rest }, ...how }: SheetEntryProps) {
  if (entry) return <Entry of={entry} {...how} />;
  return rest ? <More of={rest} /> : null;
}

type EntryProps = Omit<SheetEntryProps, 'of'> & { of: CalendarEntry };

function Entry({ of, isFull, isPast }: EntryProps) {
  const site = useTexts('site');
  const { hour, hourBeside } = useClassHours();
  const standingOf = useStanding();
  const { type, city, tz, course, starts_at: at, is_full: hasNoSeat } = of;
  const place = type === 'presential' && city ? city : site(`type_${type}`);
  const rest = [place, standingOf(of), hourBeside({ at, tz, type })].filter(Boolean).join(' · ');

  return (
    <span className={classes(styles.entry, hasNoSeat && styles.full, isPast && styles.past)}>
      <span className={styles.title}>
        <b>{hour({ at, tz, type })}</b> {course.title}
      </span>
      {isFull ? <small>{rest}</small> : <Hidden>, {rest}</Hidden>}
    </span>
  );
}

function More({ of: { more, isAll, day } }: { of: RestOfDay }) {
  const t = useTexts('calendar_later');
  const { fullDay } = useDates();

  return (
    <span className={styles.more}>
      <span aria-hidden="true">{isAll ? more : t('more', { count: more })}</span>
      <Hidden>{t('more_of_day', { count: more, day: fullDay(day), all: String(isAll) })}</Hidden>
    </span>
  );
}
