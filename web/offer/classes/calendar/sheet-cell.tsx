import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { CalendarEntry } from '#contract/offer/classes/calendar.ts';
import type { Day } from '#contract/rules/days.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { listOfDay, type CalendarSearch } from '../model/calendar-search.ts';
import type { SheetDay } from '../model/sheet-days.ts';
import { isQuiet, standingOf, type SaleState } from '../model/standing.ts';
import areas from './areas.module.css';
import styles from './class-sheet.module.css';

type SheetCellProps = { of: SheetDay; search: CalendarSearch };

export function SheetCell({ of, search }: SheetCellProps) {
  const { day, entries, more, isOut, isToday, isPast } = of;
  const t = useTexts('calendar');
  const { fullDay } = useDates();
  const isEmpty = entries.length === 0;
  const mark = classes(
    styles.day,
    isEmpty && styles.empty,
    isOut && styles.out,
    isPast && styles.past,
    isToday && styles.today,
  );

  return (
    <li data-date={day} className={mark} aria-current={isToday ? 'date' : undefined}>
      <DayName of={of} search={search} />
      {!isEmpty && (
        <ul>
          {entries.map((entry) => (
            <Entry key={`${entry.class_id} ${entry.lesson_id}`} of={entry} day={day} isPast={isPast} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link to="/classes" search={listOfDay(search, day)} className={styles.more}>
          {t('more', { count: more })}
          <Hidden>
            {t('more_of_day', { count: more, day: fullDay(day), lessons: String(search.lessons ?? false) })}
          </Hidden>
        </Link>
      )}
    </li>
  );
}

function DayName({ of: { day, entries, isOut, isToday }, search }: SheetCellProps) {
  const t = useTexts('calendar');
  const { dayOfMonth, month, weekday } = useDates();
  const name = weekday(day);
  const date = (
    <time dateTime={day}>
      <Hidden>{name}</Hidden>
      <span className={styles.weekday} aria-hidden="true">
        {name.slice(0, 3)}
      </span>{' '}
      <b>{dayOfMonth(day)}</b>
      {isOut && <span> {month(day)}</span>}
    </time>
  );
  const Name = entries.length > 0 ? 'h3' : 'p';

  return (
    <Name className={styles.name}>
      {entries.length > 0 ? (
        <Link to="/classes" search={listOfDay(search, day)}>
          {date}
        </Link>
      ) : (
        date
      )}
      {isToday && <span className={styles.now}>{t('now')}</span>}
    </Name>
  );
}

type EntryProps = { of: CalendarEntry; day: Day; isPast: boolean };

/** Memoised: the sheet renders again for each change of its address. */
const Entry = memo(function Entry({ of, day, isPast }: EntryProps) {
  const site = useTexts('site');
  const { hourWithPlace, zoneOf } = useClassHours();
  const dates = useDates();
  const { class_id, starts_at: at, tz, type, city, course } = of;
  const standing = standingOf(of, isPast);
  const zone = zoneOf(of);
  const isSameDay = dates.fullDay(at, zone) === dates.fullDay(day);

  return (
    <li>
      <Link
        to="/courses/$id"
        params={{ id: String(course.id) }}
        search={{ class: class_id }}
        title={hourWithPlace({ at, tz, type })}
        className={classes(
          styles.entry,
          course.category && areas[course.category.drawing],
          isQuiet(standing) && styles.quiet,
        )}
      >
        {course.category && (
          <span className={styles.area}>
            {course.category.name}
            <Hidden>: </Hidden>
          </span>
        )}
        <b>
          <span className={styles.hour}>{dates.time(at, isSameDay ? zone : tz)}</span> {course.title}
        </b>
        <span className={styles.facts}>
          <span>{type === 'presential' && city ? city : site(`type_${type}`)}</span>{' '}
          <SaleState of={of} standing={standing} />
          {!isSameDay && <OwnHour at={at} zone={zone} />}
        </span>
      </Link>
    </li>
  );
});

/** Where a live class is on another day for the visitor. */
function OwnHour({ at, zone }: { at: string; zone: string }) {
  const site = useTexts('site');
  const { day, time } = useDates();

  return (
    <span>{site('hour_of_reader', { time: site('hour_of_day', { time: time(at, zone), day: day(at, zone) }) })}</span>
  );
}

function SaleState({ of, standing }: { of: CalendarEntry; standing: SaleState }) {
  const t = useTexts('calendar');
  const site = useTexts('site');
  const count = of.seats_left ?? 0;

  if (standing === 'past' || standing === 'open') return null;
  if (standing === 'few') return <span className={styles.few}>{site('last_seats', { count })}</span>;
  if (standing === 'free') return <span>{site('seats', { count })}</span>;
  if (standing === 'closed') return <span>{t('closed')}</span>;
  return <span>{t(`entry_${standing}`)}</span>;
}
