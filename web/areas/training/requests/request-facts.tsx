import type { ReactNode } from 'react';
import type { CourseRequest } from '#contract/areas/training/requests.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import styles from './requests.module.css';

type RequestFactsProps = { of: Pick<CourseRequest, 'course' | 'class'>; children?: ReactNode };

export function RequestFacts({ of: { course, class: run }, children }: RequestFactsProps) {
  const t = useTexts('course_requests');
  const { fullDay } = useDates();
  const when = run.start_at ? fullDay(run.start_at, run.tz) : t('own_pace');

  return (
    <div className={styles.facts}>
      <h3>{course.title}</h3>
      <p className={styles.soft}>{[when, run.city, t('class_code', { code: run.code })].filter(Boolean).join(' · ')}</p>
      {children}
    </div>
  );
}
