import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Timetable } from '#contract/learning/timetable/calls.ts';
import type { Day } from '#contract/rules/days.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import bar from '../calendar/calendar-bar.module.css';
import { useCalendarWords } from '../calendar/use-calendar-words.ts';
import {
  timetablePeriod,
  timetableViews,
  turned,
  viewedAs,
  type TimetablePeriod,
  type TimetableSearch,
} from '../model/timetable-search.ts';

type TimetableBarProps = { timetable: Timetable; search: TimetableSearch; period: TimetablePeriod; today: Day };

export function TimetableBar({ timetable, search, period, today }: TimetableBarProps) {
  const t = useTexts('calendar');
  const nameOf = usePeriodName();
  const { date: _date, ...now } = search;
  const step = (icon: typeof ArrowLeft, label: string, by: 1 | -1) => {
    const to = turned(period, by, today);
    return (
      <TimetableLink
        of={timetable}
        to={to}
        className={iconButtonClass({ framed: true })}
        name={`${label}: ${nameOf(timetablePeriod(to, today))}`}
      >
        <Icon of={icon} />
      </TimetableLink>
    );
  };

  return (
    <div className={bar.root}>
      <h2 aria-live="polite">{nameOf(period)}</h2>
      <nav className={bar.moves} aria-label={t('moves')}>
        {step(ArrowLeft, t('previous'), -1)}
        <TimetableLink of={timetable} to={now} className={buttonClass({ variant: 'secondary' })}>
          {t('today')}
        </TimetableLink>
        {step(ArrowRight, t('next'), 1)}
      </nav>
      <nav className={bar.views} aria-label={t('views')}>
        {timetableViews.map((view) => (
          <TimetableLink key={view} of={timetable} to={viewedAs(search, view)} isCurrent={view === period.view}>
            {t(`view_${view}`)}
          </TimetableLink>
        ))}
      </nav>
    </div>
  );
}

export function usePeriodName(): (period: TimetablePeriod) => string {
  const { nameOf, weekOf } = useCalendarWords();
  return ({ view, from, to }) => (view === 'list' ? weekOf({ from, to }) : nameOf({ span: view, from, to }));
}

type TimetableLinkProps = {
  of: Timetable;
  to: TimetableSearch;
  className?: string;
  /** Where the link shows only an icon. */
  name?: string;
  isCurrent?: boolean;
  children: ReactNode;
};

export function TimetableLink({ of, to, className, name, isCurrent = false, children }: TimetableLinkProps) {
  return (
    <Link
      to="/courses/$id/timetable/$enrollmentId"
      params={{ id: String(of.course.id), enrollmentId: String(of.enrollment.id) }}
      search={to}
      resetScroll={false}
      activeOptions={{ exact: true }}
      className={className}
      aria-label={name}
      title={name}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
