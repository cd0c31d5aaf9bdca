import type { ReactNode } from 'react';
import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import styles from './task-reviews.module.css';

type HandInHeadProps = { of: HandIn; tz: string; children?: ReactNode };

export function HandInHead({ of, tz, children }: HandInHeadProps) {
  const t = useTexts('task_reviews');
  const { fullDay, time } = useDates();
  const { person, content_title: title, handed_in_at: at, round, is_late: isLate } = of;

  return (
    <div className={styles.head}>
      <div>
        <h4>{person.name}</h4>
        <p>{title}</p>
        <p>
          {t('handed_in_on', { day: fullDay(at, tz), time: time(at, tz) })}
          {round > 1 && ` · ${t('round', { number: round })}`} {isLate && <Badge tone="wait">{t('late')}</Badge>}
        </p>
      </div>
      {children}
    </div>
  );
}
