import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense } from 'react';
import { dayIn, type Day } from '#contract/rules/days.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useUser } from '#web/shared/session/session-store.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { agendaDays, agendaPeriod, type AgendaSearch } from '../model/agenda.ts';
import { ownToday } from '../timetable/timetable-queries.ts';
import bar from '../calendar/calendar-bar.module.css';
import timetable from '../timetable/timetable.module.css';
import { AgendaLesson } from './agenda-lesson.tsx';
import { agendaQuery } from './agenda-queries.ts';

const OwnCalendar = lazy(async () => ({ default: (await import('../timetable/own-calendar.tsx')).OwnCalendar }));

/** The lessons that the reader gives, of all classes, one day after the other. */
export function AgendaPage({ search }: { search: AgendaSearch }) {
  const t = useTexts('agenda');
  const personId = useUser()?.person.id ?? 0;
  const { from, to } = agendaPeriod(search, ownToday());
  const query = useQuery({ ...agendaQuery({ from, to, personId }), placeholderData: keepPreviousData });

  return (
    <Stack wide>
      <div>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <Bar search={search} />
      <Loaded query={query} loading={t('loading')} failed={t('failed')} rows={6}>
        {(lessons) => <Days lessons={lessons} now={query.dataUpdatedAt} />}
      </Loaded>
      <Suspense fallback={<Skeleton />}>
        <OwnCalendar of="taught" />
      </Suspense>
    </Stack>
  );
}

function Bar({ search }: { search: AgendaSearch }) {
  const t = useTexts('agenda');
  const { day, fullDay } = useDates();
  const { from, to, before, after } = agendaPeriod(search, ownToday());
  const steps = [
    { icon: ArrowLeft, label: t('earlier'), to: before },
    { icon: ArrowRight, label: t('later'), to: after },
  ];

  return (
    <div className={bar.root}>
      <h2 aria-live="polite">{t('period', { from: day(from), to: fullDay(to) })}</h2>
      <nav className={bar.moves} aria-label={t('moves')}>
        {steps.map(({ icon, label, to: next }) => (
          <Link
            key={label}
            to="/profile/my-agenda"
            search={next}
            resetScroll={false}
            className={iconButtonClass({ framed: true })}
            aria-label={label}
            title={label}
          >
            <Icon of={icon} />
          </Link>
        ))}
        <Link
          to="/profile/my-agenda"
          search={{}}
          resetScroll={false}
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {t('today')}
        </Link>
      </nav>
    </div>
  );
}

function Days({ lessons, now }: { lessons: readonly ClassLesson[]; now: number }) {
  const t = useTexts('agenda');
  const { zoneOf } = useClassHours();
  const days = agendaDays(lessons, (lesson) => dayIn(zoneOf(lesson), new Date(lesson.starts_at)));

  if (days.length === 0) {
    return (
      <EmptyState panel level={3} title={t('none')}>
        {t('none_words')}
      </EmptyState>
    );
  }
  return (
    <ol className={timetable.days}>
      {days.map(([day, ofDay]) => (
        <OneDay key={day} day={day} lessons={ofDay} now={now} />
      ))}
    </ol>
  );
}

function OneDay({ day, lessons, now }: { day: Day; lessons: readonly ClassLesson[]; now: number }) {
  const t = useTexts('agenda');
  const { weekday, dayOfMonth, month } = useDates();

  return (
    <li className={timetable.day}>
      <h3 className={timetable.name}>
        <span className={timetable.weekday}>{weekday(day)}</span>
        <Hidden>, </Hidden>
        <b>{dayOfMonth(day)}</b> {month(day)}
        {day === ownToday() && <span className={timetable.now}>{t('today')}</span>}
      </h3>
      <ul className={timetable.lessons}>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <AgendaLesson lesson={lesson} now={now} />
          </li>
        ))}
      </ul>
    </li>
  );
}
