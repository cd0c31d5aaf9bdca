import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { HandInHead } from './hand-in-head.tsx';
import { HandedInWork } from './handed-in-work.tsx';
import styles from './task-reviews.module.css';

export function ReviewedItem({ of, tz }: { of: HandIn; tz: string }) {
  const t = useTexts('task_reviews');
  const { status, grade } = of;

  return (
    <li className={styles.item}>
      <HandInHead of={of} tz={tz}>
        <p>
          <Badge tone={status === 'accepted' ? 'good' : 'wait'}>{t(`status_${status}`)}</Badge>
          {grade !== null && <b> {t('grade_of', { grade })}</b>}
        </p>
      </HandInHead>
      <HandedInWork of={of} />
    </li>
  );
}
