import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type { TrainerClass } from '#contract/areas/teaching/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { FactRow } from '#web/shared/ui/fact-row.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { NextLesson } from './next-lesson.tsx';
import { Todos } from './todos.tsx';
import styles from './teaching.module.css';

const tones: Record<TrainerClass['state'], BadgeTone> = { running: 'good', coming: 'info', concluded: 'neutral' };

export function TrainerClassCard({ run }: { run: TrainerClass }) {
  const t = useTexts('teaching');
  const { daysBetween, fullDay } = useDates();
  const { id, code, course, start_at, end_at, tz, people, state, status, venue, city } = run;
  const days = start_at && daysBetween({ from: start_at, to: end_at, tz });
  const dates = days ? t('from_to', days) : start_at ? fullDay(start_at, tz) : t('any_day');

  return (
    <li className={styles.class}>
      <div className={styles.head}>
        <div>
          <Badge tone={status === 'canceled' ? 'bad' : tones[state]}>
            {t(status === 'canceled' ? 'state_canceled' : `state_${state}`)}
          </Badge>
        </div>
        <h2>
          <Link to="/classes/$id" params={{ id: String(id) }}>
            {course.title}
          </Link>
        </h2>
        <FactRow>
          <li>{t('class', { code })}</li>
          <li>{dates}</li>
          <li>{[venue, city].filter(Boolean).join(', ') || t(`type_${run.type}`)}</li>
          <li>
            <Icon of={Users} />
            {t('people', { count: people })}
          </li>
        </FactRow>
      </div>
      <NextLesson run={run} />
      <Todos run={run} />
    </li>
  );
}
