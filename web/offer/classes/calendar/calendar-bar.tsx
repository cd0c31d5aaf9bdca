import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { atToday, moved, periodOf, showing, viewed, type Period } from '../model/calendar-period.ts';
import { calendarViews, type CalendarSearch } from '../model/calendar-search.ts';
import type { Day } from '#contract/rules/days.ts';
import styles from './calendar-bar.module.css';
import { useCalendarWords } from './use-calendar-words.ts';

type CalendarBarProps = { search: CalendarSearch; period: Period; today: Day };

export function CalendarBar({ search, period, today }: CalendarBarProps) {
  const t = useTexts('calendar');
  const { nameOf } = useCalendarWords();
  const step = (icon: typeof ArrowLeft, label: string, by: 1 | -1) => {
    const to = moved(search, { period, by, today });
    const name = `${label}: ${nameOf(periodOf(to, today))}`;

    return (
      <CalendarLink to={to} className={iconButtonClass({ framed: true })} name={name}>
        <Icon of={icon} />
      </CalendarLink>
    );
  };

  return (
    <div className={styles.root}>
      <h2 aria-live="polite">{nameOf(period)}</h2>
      <nav className={styles.moves} aria-label={t('moves')}>
        {step(ArrowLeft, t('previous'), -1)}
        <CalendarLink to={atToday(search, today)} className={buttonClass({ variant: 'secondary' })}>
          {t('today')}
        </CalendarLink>
        {step(ArrowRight, t('next'), 1)}
      </nav>
      <nav className={styles.views} aria-label={t('views')}>
        {calendarViews.map((view) => (
          <CalendarLink key={view} to={viewed(search, { period, view })} isCurrent={view === (search.view ?? 'month')}>
            {t(`view_${view}`)}
          </CalendarLink>
        ))}
      </nav>
      {period.span !== 'ahead' && (
        <nav className={styles.views} aria-label={t('shown')}>
          {[false, true].map((isEveryLesson) => (
            <CalendarLink
              key={String(isEveryLesson)}
              to={showing(search, { period, isEveryLesson })}
              isCurrent={isEveryLesson === (search.lessons ?? false)}
            >
              {t(isEveryLesson ? 'shown_lessons' : 'shown_starts')}
            </CalendarLink>
          ))}
        </nav>
      )}
    </div>
  );
}

type CalendarLinkProps = {
  to: CalendarSearch;
  className?: string;
  /** Where the link shows only an icon. */
  name?: string;
  isCurrent?: boolean;
  children: ReactNode;
};

function CalendarLink({ to, className, name, isCurrent = false, children }: CalendarLinkProps) {
  return (
    <Link
      to="/classes"
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
