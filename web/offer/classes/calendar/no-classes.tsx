import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayIn } from '#contract/rules/days.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { periodOf, type Period } from '../model/calendar-period.ts';
import {
  isNarrowed,
  readCalendarSearch,
  viewAt,
  withoutNarrowing,
  type CalendarSearch,
} from '../model/calendar-search.ts';
import { laterQuery } from './calendar-queries.ts';
import { useCalendarWords } from './use-calendar-words.ts';

export type NoClassesProps = {
  search: CalendarSearch;
  period: Period;
  /** The address names a page after the last one. */
  isBeyond?: boolean;
};

export function NoClasses({ search, period, isBeyond = false }: NoClassesProps) {
  return isBeyond ? <NoneOnPage search={search} /> : <NothingOn search={search} period={period} />;
}

function NoneOnPage({ search }: { search: CalendarSearch }) {
  const t = useTexts('calendar');

  return (
    <EmptyState
      title={t('none_on_page')}
      level={3}
      actions={
        <Link to="/classes" search={readCalendarSearch({ ...search, page: 1 })} className={buttonClass()}>
          {t('first_page')}
        </Link>
      }
    />
  );
}

function NothingOn({ search, period }: { search: CalendarSearch; period: Period }) {
  const t = useTexts('calendar');
  const site = useTexts('site');
  const { nameOf } = useCalendarWords();
  const [later] = useQuery(laterQuery(search, period)).data?.results ?? [];
  const month = later?.start_at ? dayIn(later.tz, new Date(later.start_at)).slice(0, 7) : undefined;
  const { page: _page, date: _date, view, ...rest } = search;
  const link = { variant: 'secondary' } as const;

  return (
    <EmptyState
      title={t('none', { when: nameOf(period) })}
      level={3}
      actions={
        <>
          {month && (
            <Link
              to="/classes"
              search={{ ...rest, ...viewAt(month, view === 'week' ? 'month' : view), date: month }}
              resetScroll={false}
              className={buttonClass()}
            >
              {t('next_with', { month: nameOf(periodOf({ date: month }, month)) })}
            </Link>
          )}
          {isNarrowed(search) && (
            <Link to="/classes" search={withoutNarrowing(search)} resetScroll={false} className={buttonClass(link)}>
              {t('remove_filters')}
            </Link>
          )}
          {!month && (
            <Link to="/courses" className={buttonClass(link)}>
              {site('see_courses')}
            </Link>
          )}
        </>
      }
    >
      <p>{t(month ? 'none_now' : 'none_later')}</p>
    </EmptyState>
  );
}
