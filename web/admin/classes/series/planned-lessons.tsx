import { useState } from 'react';
import type { LessonClash, PlannedSeries } from '#contract/offer/classes/series.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import type { OpenClass } from '../class-part.tsx';
import { useTrainers } from '../use-class-sections.ts';
import styles from '../class.module.css';
import { DayChange } from './day-change.tsx';
import { isRefused, needsChange } from './model/planned.ts';
import type { Series } from './use-series.ts';

type Planned = PlannedSeries['lessons'][number];
type PartProps = { row: OpenClass; series: Series };

/** What the rule makes, in the order of the days, with what stands in its way and how to settle it. */
export function PlannedLessons({ row, series }: PartProps) {
  const t = useTexts('desk_classes');
  const { planned } = series;

  if (!planned) {
    return (
      <EmptyState panel level={3} title={t('no_preview')}>
        <p>{t('no_preview_text')}</p>
      </EmptyState>
    );
  }
  const days = [
    ...planned.lessons.map((lesson) => ({ day: lesson.day, lesson, skipped: null })),
    ...planned.skipped.map((skipped) => ({ day: skipped.day, lesson: null, skipped })),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <div className={styles.planned}>
      <Summary planned={planned} />
      <ol className={styles.lessons} aria-label={t('planned_caption')}>
        {days.map(({ day, lesson, skipped }) =>
          lesson ? (
            <Lesson key={day} row={row} series={series} lesson={lesson} />
          ) : (
            <Skipped key={day} series={series} day={skipped} />
          ),
        )}
      </ol>
      <Row>
        <Button
          busy={series.sending.busy}
          disabled={planned.lessons.some(isRefused)}
          onPress={() => void series.create()}
        >
          {t('series_create', { count: planned.lessons.length })}
        </Button>
      </Row>
    </div>
  );
}

function Summary({ planned: { lessons } }: { planned: PlannedSeries }) {
  const t = useTexts('desk_classes');
  const refused = lessons.filter(isRefused).length;
  const warned = lessons.filter(needsChange).length - refused;

  if (refused + warned === 0) {
    return (
      <Alert tone="success" announce title={t('series_free', { count: lessons.length })}>
        <p>{t('series_free_text')}</p>
      </Alert>
    );
  }
  return (
    <Alert tone="warning" announce title={t('series_clashes', { count: refused + warned })}>
      <p>{refused > 0 ? t('series_refused', { count: refused }) : t('series_warned')}</p>
    </Alert>
  );
}

function Lesson({ row, series, lesson }: PartProps & { lesson: Planned }) {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const trainers = useTrainers();
  const [isChanging, setChanging] = useState(false);
  const { starts_at: from, ends_at: to, room, trainer_id: trainer, holiday, day } = lesson;
  const trainerName = trainers.find(({ key }) => key === String(trainer))?.name;
  const name = `${dates.weekday(day)}, ${dates.day(day)}`;

  return (
    <li className={classes(needsChange(lesson) && styles.clash)}>
      <div className={styles.line}>
        <b>{name}</b>
        <span>{t('from_to', { from: dates.time(from, row.tz), to: dates.time(to, row.tz) })}</span>
        <span>{[room, trainerName].filter(Boolean).join(' · ')}</span>
        {holiday && <Badge tone="wait">{t(`holiday_${holiday}`)}</Badge>}
        <State lesson={lesson} />
      </div>
      <Why lesson={lesson} tz={row.tz} />
      {isChanging ? (
        <DayChange row={row} series={series} lesson={lesson} onDone={() => setChanging(false)} />
      ) : (
        <Row>
          <Button
            variant={needsChange(lesson) ? 'secondary' : 'quiet'}
            small
            aria-label={t('change_day_of', { day: name })}
            onPress={() => setChanging(true)}
          >
            {t('change_day')}
          </Button>
          <Button
            variant="quiet"
            small
            busy={series.sending.busy}
            aria-label={t('leave_out_of', { day: name })}
            onPress={() => void series.except({ day, is_left_out: true })}
          >
            {t('leave_out')}
          </Button>
        </Row>
      )}
    </li>
  );
}

function State({ lesson }: { lesson: Planned }) {
  const t = useTexts('desk_classes');
  const [clash] = lesson.clashes;

  if (lesson.is_outside) return <Badge tone="wait">{t('outside')}</Badge>;
  return clash ? <Badge tone="wait">{t(`clash_${clash.kind}`)}</Badge> : <Badge tone="good">{t('free')}</Badge>;
}

function Why({ lesson: { clashes, is_outside: isOutside }, tz }: { lesson: Planned; tz: string }) {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const sentence = ({ kind, class_code: code, starts_at: from, ends_at: to }: LessonClash) =>
    t(`why_${kind}`, { code, from: dates.time(from, tz), to: dates.time(to, tz) });

  return (
    <>
      {isOutside && <p>{t('why_outside')}</p>}
      {clashes.map((clash) => (
        <p key={clash.lesson_id}>{sentence(clash)}</p>
      ))}
    </>
  );
}

function Skipped({ series, day: { day, holiday } }: { series: Series; day: PlannedSeries['skipped'][number] }) {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const name = `${dates.weekday(day)}, ${dates.day(day)}`;
  const isLeftOut = series.exceptions.some((exception) => exception.day === day && exception.is_left_out);

  return (
    <li className={styles.skipped}>
      <div className={styles.line}>
        <b>{name}</b>
        <span>{holiday && !isLeftOut ? t('holiday', { name: t(`holiday_${holiday}`) }) : t('left_out')}</span>
        <Button
          variant="quiet"
          small
          busy={series.sending.busy}
          aria-label={t('teach_day_of', { day: name })}
          onPress={() => void series.except(holiday ? { day, is_taught: true } : { day })}
        >
          {holiday ? t('teach_day') : t('put_back')}
        </Button>
      </div>
    </li>
  );
}
