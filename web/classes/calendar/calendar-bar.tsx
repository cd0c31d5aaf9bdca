import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { moved, periodOf, viewed, type Period } from '../model/calendar-period.ts';
import { calendarViews, type CalendarSearch, type CalendarView } from '../model/calendar-search.ts';
import type { Day } from '#contract/rules/days.ts';
import styles from './calendar-bar.module.css';
import { useCalendarWords } from './use-calendar-words.ts';

type CalendarBarProps = { search: CalendarSearch; view: CalendarView; period: Period; today: Day };

export function CalendarBar({ search, view, period, today }: CalendarBarProps) {
  const t = useTexts('calendar');
  const { nameOf } = useCalendarWords();
  const { date: _date, page: _page, ...now } = search;
  const step = (icon: typeof ArrowLeft, label: string, by: 1 | -1) => {
    const to = moved(search, { period, by, today });
    const name = `${label}: ${nameOf(periodOf({ view, date: to.date }, today))}`;

    return (
      <Link
        to="/classes"
        search={to}
        resetScroll={false}
        activeOptions={{ exact: true }}
        className={iconButtonClass({ framed: true })}
        aria-label={name}
        title={name}
      >
        <Icon of={icon} />
      </Link>
    );
  };

  return (
    <div className={styles.root}>
      <h2 aria-live="polite">{nameOf(period)}</h2>
      <nav className={styles.moves} aria-label={t('moves')}>
        {step(ArrowLeft, t('previous'), -1)}
        <Link
          to="/classes"
          search={now}
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('today')}
        </Link>
        {step(ArrowRight, t('next'), 1)}
      </nav>
      <nav className={styles.views} aria-label={t('views')}>
        {calendarViews.map((name) => (
          <Link
            key={name}
            to="/classes"
            search={viewed(search, { period, view: name })}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={name === view ? 'true' : undefined}
          >
            {t(`view_${name}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}
