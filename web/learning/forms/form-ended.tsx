import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import type { OpenedForm } from '#contract/learning/forms/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { lastMoment } from './model/last-moment.ts';
import styles from './form.module.css';
import type { Outcome } from './use-form.ts';

type FormEndedProps = {
  outcome: Outcome;
  opened?: OpenedForm | undefined;
  /** It ended on this page, so it takes the focus of what is gone. */
  isNews?: boolean;
};

export function FormEnded({ outcome, opened, isNews = false }: FormEndedProps) {
  const t = useTexts('form');
  const { fullDay } = useDates();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNews) place.current?.focus();
  }, [isNews]);
  const closesAt = opened?.closes_at;
  const [now] = useState(() => Date.now());
  const closedOn = closesAt && Date.parse(closesAt) < now ? fullDay(lastMoment(closesAt)) : '';

  return (
    <div ref={place} tabIndex={-1} className={styles.ended} role={isNews ? 'status' : undefined}>
      <EmptyState
        level={1}
        title={t(`${outcome}_title`, { dated: closedOn ? 'yes' : 'no', day: closedOn })}
        actions={
          <Link to={outcome === 'invalid' ? '/' : '/courses'} className={buttonClass({ variant: 'secondary' })}>
            {t(outcome === 'invalid' ? 'to_start' : 'to_courses')}
          </Link>
        }
      >
        <p>{t(`${outcome}_text`)}</p>
      </EmptyState>
    </div>
  );
}
