import type { Timetable, TimetableLesson } from '#contract/learning/timetable/calls.ts';
import { dayIn, type Day } from '#contract/rules/days.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Hidden, LiveRegion } from '#web/shared/ui/hidden.tsx';
import { hoursOf, timetableDays, type ShownLesson, type TimetableDay } from '../model/timetable-days.ts';
import { loadedDays, type TimetablePeriod } from '../model/timetable-search.ts';
import { LessonEntry } from './lesson-entry.tsx';
import { TimetableLink, usePeriodName } from './timetable-bar.tsx';
import styles from './timetable.module.css';

type TimetableLessonsProps = { timetable: Timetable; period: TimetablePeriod; today: Day; now: number };

export function TimetableLessons({ timetable, period, today, now }: TimetableLessonsProps) {
  const t = useTexts('timetable');
  const { zoneOf } = useClassHours();
  const { time } = useDates();
  const days = timetableDays(timetable.lessons, {
    ...loadedDays(period),
    within: period,
    today,
    dayOf: (lesson) => dayIn(zoneOf(lesson), new Date(lesson.starts_at)),
    timeOf: (moment, lesson) => time(moment, zoneOf(lesson)),
  });
  const count = days.filter(({ isOut }) => !isOut).reduce((sum, { lessons }) => sum + lessons.length, 0);

  return (
    <>
      <LiveRegion>{t('count', { count })}</LiveRegion>
      {count === 0 ? (
        <NoLessons timetable={timetable} period={period} />
      ) : (
        <Days days={days} period={period} timetable={timetable} now={now} />
      )}
    </>
  );
}

function NoLessons({ timetable, period }: Pick<TimetableLessonsProps, 'timetable' | 'period'>) {
  const t = useTexts('timetable');
  const { fullDay } = useDates();
  const nameOf = usePeriodName();
  const { next_lesson_at: next, class: run } = timetable;
  const view = period.view === 'week' ? {} : { view: period.view };

  return (
    <EmptyState title={t('none', { when: nameOf(period) })} level={3}>
      {next ? (
        <p>
          {t('next_on')}{' '}
          <TimetableLink of={timetable} to={{ ...view, date: dayIn(run.tz, new Date(next)) }}>
            {fullDay(next, run.tz)}
          </TimetableLink>
        </p>
      ) : (
        <p>{t(run.type === 'online' ? 'at_your_pace' : 'none_ahead')}</p>
      )}
    </EmptyState>
  );
}

type DaysProps = Omit<TimetableLessonsProps, 'today'> & { days: readonly TimetableDay[] };

function Days({ days, period, ...shown }: DaysProps) {
  const hours = period.view === 'week' ? hoursOf(days) : [];
  // A day with lessons at the same time is as wide as they need.
  const widths = days.slice(0, 7).map(({ lanes }) => `minmax(0, ${lanes}fr)`);
  const slots = { '--slots': hours.length * 2, '--widths': widths.join(' ') } as Record<string, string | number>;

  return (
    <div className={classes(styles.sheet, styles[period.view])} style={slots}>
      {period.view === 'week' && (
        <ul className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{`${String(hour).padStart(2, '0')}:00`}</li>
          ))}
        </ul>
      )}
      {period.view === 'month' && <Weekdays days={days} />}
      <ol className={styles.days}>
        {days.map((of) => (
          <DayCell key={of.day} of={of} {...shown} firstHour={hours[0] ?? null} />
        ))}
      </ol>
    </div>
  );
}

/** Each day names its weekday to screen readers. */
function Weekdays({ days }: Pick<DaysProps, 'days'>) {
  const { weekday } = useDates();

  return (
    <p className={styles.weekdays} aria-hidden="true">
      {days.slice(0, 7).map(({ day }) => (
        <span key={day}>{weekday(day)}</span>
      ))}
    </p>
  );
}

type DayCellProps = Pick<DaysProps, 'timetable' | 'now'> & { of: TimetableDay; firstHour: number | null };

function DayCell({ of: { day, lessons, lanes, isOut, isToday }, timetable, now, firstHour }: DayCellProps) {
  const isEmpty = lessons.length === 0;
  const mark = classes(styles.day, isEmpty && styles.empty, isOut && styles.out, isToday && styles.today);

  return (
    <li className={mark} aria-current={isToday ? 'date' : undefined}>
      <DayName day={day} isToday={isToday} isEmpty={isEmpty} />
      {!isEmpty && (
        <ul className={styles.lessons} style={{ '--lanes': lanes } as Record<string, number>}>
          {lessons.map((shown) => (
            <li key={shown.lesson.id} style={firstHour === null ? undefined : slotOf(shown, firstHour)}>
              <LessonEntry lesson={shown.lesson} isOther={isOther(shown.lesson, timetable)} now={now} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function isOther({ enrollment_id }: TimetableLesson, { enrollment }: Timetable): boolean {
  return enrollment_id !== enrollment.id;
}

const slotMinutes = 30;

function slotOf({ from, to, lane }: ShownLesson, firstHour: number) {
  const slot = (minutes: number) => (minutes - 60 * firstHour) / slotMinutes + 1;
  const rows = `${Math.floor(slot(from))} / ${Math.ceil(slot(to))}`;
  return { '--rows': rows, '--lane': lane + 1 } as Record<string, string | number>;
}

function DayName({ day, isToday, isEmpty }: { day: Day; isToday: boolean; isEmpty: boolean }) {
  const t = useTexts('calendar');
  const { dayOfMonth, month, weekday } = useDates();
  const name = weekday(day);
  const Name = isEmpty ? 'p' : 'h3';

  return (
    <Name className={styles.name}>
      <time dateTime={day}>
        <Hidden>{name}</Hidden>
        <span className={styles.weekday} aria-hidden="true">
          {name.slice(0, 3)}
        </span>{' '}
        <b>{dayOfMonth(day)}</b> <span className={styles.monthName}>{month(day)}</span>
      </time>
      {isToday && <span className={styles.now}>{t('now')}</span>}
    </Name>
  );
}
