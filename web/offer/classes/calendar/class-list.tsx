import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { PriceTag } from '#web/offer/catalogue/index.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Board, BoardRow } from '#web/shared/ui/board.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import type { Period } from '../model/calendar-period.ts';
import { readCalendarSearch, type CalendarSearch } from '../model/calendar-search.ts';
import type { Day } from '#contract/rules/days.ts';
import { classesPerPage, useList } from './calendar-queries.ts';
import { NoClasses } from './deferred.tsx';
import styles from './calendar-bar.module.css';
import { Badge } from '#web/shared/ui/badge.tsx';
import { standingOf } from '../model/standing.ts';
import { SeatsBadge } from '../seats-badge.tsx';

type ClassListProps = { search: CalendarSearch; period: Period; today: Day };

export function ClassList({ search, period, today }: ClassListProps) {
  const t = useTexts('calendar');
  const site = useTexts('site');
  const match = useList({ search, period, today });
  const { data, error, isPlaceholderData } = match;

  if (error) {
    return <NotLoaded query={match} title={t('failed')} text={t('failed_text')} />;
  }
  if (!data) return <SkeletonRows rows={8} label={t('loading')} />;
  if (data.results.length === 0) return <NoClasses search={search} period={period} isBeyond={data.total > 0} />;
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className={styles.note}>
        {t('found', { count: data.total })}
      </p>
      <Board>
        {data.results.map((one) => (
          <Row key={one.id} of={one} />
        ))}
      </Board>
      {data.results.some(({ course }) => course.price?.indicative) && <Caption>{site('indicative_note')}</Caption>}
      <Pages search={search} total={data.total} />
    </div>
  );
}

/** Memoised: the list renders more often than its rows change. */
const Row = memo(function Row({ of }: { of: ClassCard }) {
  const { id, start_at: start, course } = of;
  const { dayOfMonth, month, weekday } = useDates();
  const { zoneOf } = useClassHours();
  const shownIn = zoneOf(of);

  if (start === null) return null;
  return (
    <BoardRow
      dateTime={start}
      day={dayOfMonth(start, shownIn)}
      month={month(start, shownIn)}
      weekday={weekday(start, shownIn)}
      title={
        <Link to="/courses/$id" params={{ id: String(course.id) }} search={{ class: id }}>
          {course.title}
        </Link>
      }
      partner={course.partner?.name}
      where={<Where of={of} start={start} />}
      seats={<ClassStanding of={of} />}
      price={course.price && <PriceTag price={course.price} />}
    />
  );
});

function Where({ of, start }: { of: ClassCard; start: string }) {
  const t = useTexts('calendar');
  const site = useTexts('site');
  const { hourWithPlace, zoneOf } = useClassHours();
  const { daysBetween } = useDates();
  const { type, city, venue, end_at: end, tz, lesson_count: lessons } = of;
  const place = type === 'presential' ? [venue, city].filter(Boolean).join(', ') : '';
  const days = daysBetween({ from: start, to: end, tz: zoneOf(of) });
  const until = days ? t('until', { day: days.to }) : '';

  return (
    <>
      {[site(`type_${type}`), place].filter(Boolean).join(' · ')}
      <br />
      {hourWithPlace({ at: start, tz, type })}
      {(until || lessons > 1) && (
        <>
          <br />
          {[until, lessons > 1 && t('lessons', { count: lessons })].filter(Boolean).join(' · ')}
        </>
      )}
    </>
  );
}

function Pages({ search, total }: { search: CalendarSearch; total: number }) {
  const t = useTexts('calendar');
  const link: PageLink = (page, props) => (
    <Link to="/classes" search={readCalendarSearch({ ...search, page })} {...props} />
  );

  return <ListPages page={search.page} total={total} perPage={classesPerPage} label={t('pages')} link={link} />;
}

function ClassStanding({ of }: { of: Pick<ClassCard, 'is_full' | 'seats_left' | 'is_for_sale' | 'takes_waiting'> }) {
  const t = useTexts('calendar');

  const standing = standingOf({ ...of, lesson_id: null }, false);
  if (standing === 'waiting') return <Badge>{t('full_waiting')}</Badge>;
  if (standing === 'closed') return <Badge>{t('closed')}</Badge>;
  return <SeatsBadge of={of} />;
}
