import { Link, useRouter } from '@tanstack/react-router';
import { useCallback, useRef, type ReactNode } from 'react';
import type { CalendarDay } from '#contract/offer/classes/calendar.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { LiveRegion } from '#web/shared/ui/hidden.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { isWithin, moved, periodOf, type Period } from '../model/calendar-period.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import { areasOf, countEntries, sheetDays, type Area, type SheetDay } from '../model/sheet-days.ts';
import type { Day } from '#contract/rules/days.ts';
import areas from './areas.module.css';
import { useSheet } from './calendar-queries.ts';
import styles from './class-sheet.module.css';
import { FollowArrows, NoClasses } from './deferred.tsx';
import { SheetCell } from './sheet-cell.tsx';
import { useCalendarWords } from './use-calendar-words.ts';
import { useToday } from './use-today.ts';

export type ClassSheetProps = { search: CalendarSearch; period: Period; today: Day };

/** The weeks of a month, or one week: columns of days on a wide page, and one day after the other on a narrow one. */
export function ClassSheet({ search, period, today }: ClassSheetProps) {
  const t = useTexts('calendar');
  const match = useSheet({ search, period });
  const root = useRef<HTMLDivElement>(null);
  const turn = useTurn(search, { period, today });
  const days = useSheetDays(match.data?.results, { period, today });
  const count = days && countEntries(days, ({ isOut }) => !isOut);

  return (
    <div ref={root} tabIndex={-1} className={styles.root} aria-busy={match.isFetching}>
      <FollowArrows root={root} period={period} turn={turn} />
      <LiveRegion>
        {count === undefined ? '' : t('entries', { count, lessons: String(search.lessons ?? false) })}
      </LiveRegion>
      {match.error && <NotLoaded query={match} level={3} title={t('failed')} text={t('failed_text')} />}
      {match.isPending && <SkeletonRows rows={8} label={t('loading')} />}
      {count === 0 && <NoClasses search={search} period={period} />}
      {days && count !== 0 && <Sheet days={days} search={search} period={period} today={today} />}
    </div>
  );
}

function useSheetDays(match: readonly CalendarDay[] | undefined, { period, today }: Omit<ClassSheetProps, 'search'>) {
  const { time } = useDates();
  const ownToday = useToday(today);

  return match && sheetDays(match, { period, today: ownToday, hourOf: ({ starts_at: at, tz }) => time(at, tz) });
}

function Sheet({ days, ...shown }: ClassSheetProps & { days: readonly SheetDay[] }) {
  const { search, period, today } = shown;

  return (
    <>
      {isWithin(period, today) && <Earlier days={days} search={search} next={<Next {...shown} />} />}
      <Weekdays days={days} />
      <ol className={styles.days}>
        {days.map((of) => (
          <SheetCell key={of.day} of={of} search={search} />
        ))}
      </ol>
      <Areas of={areasOf(days)} />
      <p className={styles.onward}>
        <Next {...shown} />
      </p>
    </>
  );
}

function useTurn(search: CalendarSearch, { period, today }: Omit<ClassSheetProps, 'search'>) {
  const router = useRouter();
  return useCallback(
    (by: number) => {
      void router.navigate({ to: '/classes', search: moved(search, { period, by, today }), resetScroll: false });
    },
    [router, search, period, today],
  );
}

type EarlierProps = { days: readonly SheetDay[]; search: CalendarSearch; next: ReactNode };

/** Folds the days that are over on a narrow page, where they would come first, and leads on where all are. */
function Earlier({ days, search, next }: EarlierProps) {
  const t = useTexts('calendar');
  const { fullDay } = useDates();
  const lessons = String(search.lessons ?? false);
  const before = countEntries(days, ({ isPast }) => isPast);
  const ahead = countEntries(days, ({ isPast }) => !isPast);

  return (
    <>
      {ahead === 0 && (
        <p className={styles.over}>
          {t('none_ahead', { lessons, day: fullDay(days.at(-1)?.day ?? '') })} {next}
        </p>
      )}
      {before > 0 && (
        <details className={styles.earlier}>
          <summary>{t('earlier', { count: before, lessons })}</summary>
        </details>
      )}
    </>
  );
}

/** Each day names its weekday to screen readers. */
function Weekdays({ days }: { days: readonly SheetDay[] }) {
  const { weekday } = useDates();

  return (
    <p className={styles.weekdays} aria-hidden="true">
      {days.slice(0, 7).map(({ day }) => (
        <span key={day}>{weekday(day)}</span>
      ))}
    </p>
  );
}

function Areas({ of }: { of: readonly Area[] }) {
  const t = useTexts('calendar');

  if (of.length === 0) return null;
  return (
    <ul className={styles.areas} aria-label={t('areas')}>
      {of.map(({ id, name, drawing }) => (
        <li key={id} className={areas[drawing]}>
          {name}
        </li>
      ))}
    </ul>
  );
}

function Next({ search, period, today }: ClassSheetProps) {
  const t = useTexts('calendar');
  const { nameOf } = useCalendarWords();
  const to = moved(search, { period, by: 1, today });

  return (
    <Link to="/classes" search={to}>
      {t('next_with', { month: nameOf(periodOf(to, today)) })}
    </Link>
  );
}
