import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Point } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './teaching.module.css';

/** The next lesson; one of today stands out and leads to its attendance, also once it is over. */
export function NextLesson({ run }: { run: TrainerClass }) {
  const t = useTexts('teaching');
  const { weekday, dayAhead } = useDates();
  const { zoneOf, hourWithPlace } = useClassHours();
  const { next_lesson: lesson, tz, type, id } = run;

  if (!lesson) return null;
  const { starts_at: at, ends_at: until, room, number, count, is_today } = lesson;
  const zone = zoneOf({ tz, type });
  const day = t('lesson_day', { weekday: weekday(at, zone), day: dayAhead(at, zone) });
  return (
    <div className={classes(styles.lesson, is_today && styles.today)}>
      <div>
        <p>
          {is_today && <Point />} <strong>{is_today ? t('today', { day }) : t('next', { day })}</strong>
        </p>
        <p>{hourWithPlace({ at, until, tz, type })}</p>
        <p>{[t('lesson_of', { number, count }), room].filter(Boolean).join(' · ')}</p>
      </div>
      {is_today && (
        <Link className={buttonClass({ small: true })} to="/classes/$id/lessons" params={{ id: String(id) }}>
          <Icon of={ListChecks} />
          {t('open_attendance')}
          <Hidden>: {run.code}</Hidden>
        </Link>
      )}
    </div>
  );
}
