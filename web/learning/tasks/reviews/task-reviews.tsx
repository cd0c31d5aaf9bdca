import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { Muted, Stack } from '#web/shared/ui/layout.tsx';
import { handInsPerPage, reviewedQuery, waitingQuery } from './review-queries.ts';
import { WaitingItem } from './waiting-item.tsx';
import styles from './task-reviews.module.css';
import { Badge } from '#web/shared/ui/badge.tsx';
import { HandInHead } from './hand-in-head.tsx';
import { HandedInWork } from './handed-in-work.tsx';

type TaskReviewsProps = { classId: number; tz: string; isOver: boolean; hasTasks: boolean };

/** What learners of a class handed in, for those who teach it; also of tasks that the course no longer has. */
export function TaskReviews({ classId, tz, isOver, hasTasks }: TaskReviewsProps) {
  const t = useTexts('task_reviews');
  const title = useRef<HTMLHeadingElement>(null);
  // The reviewed one disappears with the button that had the focus.
  const onReviewed = () => title.current?.focus();
  const [page, setPage] = useState(1);
  const [reviewedPage, setReviewedPage] = useState(1);
  const waiting = useQuery(waitingQuery(classId, page));
  const reviewed = useQuery(reviewedQuery(classId, reviewedPage));
  const hasHandIns = Boolean(waiting.data?.total) || Boolean(reviewed.data?.total);

  if (!hasTasks && !hasHandIns) return null;
  return (
    <Stack wide>
      <div>
        <h2 ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p>{t('lead')}</p>
      </div>
      {isOver && <Alert>{t('locked')}</Alert>}
      <Loaded query={waiting} loading={t('loading')} failed={t('not_loaded')} rows={4}>
        {({ results, total }) =>
          total === 0 ? (
            <Muted>{t('none')}</Muted>
          ) : (
            <Stack>
              <h3>{t('waiting', { count: total })}</h3>
              <ul className={styles.list}>
                {results.map((handIn) => (
                  <WaitingItem key={handIn.id} of={handIn} tz={tz} isLocked={isOver} onReviewed={onReviewed} />
                ))}
              </ul>
              <PageSteps page={page} total={total} perPage={handInsPerPage} onPage={setPage} />
            </Stack>
          )
        }
      </Loaded>
      <Reviewed query={reviewed} tz={tz} page={reviewedPage} onPage={setReviewedPage} />
    </Stack>
  );
}

type ReviewedProps = {
  query: UseQueryResult<{ results: readonly HandIn[]; total: number }>;
  tz: string;
  page: number;
  onPage: (page: number) => void;
};

function Reviewed({ query, tz, page, onPage }: ReviewedProps) {
  const t = useTexts('task_reviews');

  if (query.data?.total === 0) return null;
  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={1}>
      {({ results, total }) => (
        <Disclosures>
          <Disclosure title={t('reviewed', { count: total })}>
            <Stack>
              <ul className={styles.list}>
                {results.map((handIn) => (
                  <ReviewedItem key={handIn.id} of={handIn} tz={tz} />
                ))}
              </ul>
              <PageSteps page={page} total={total} perPage={handInsPerPage} onPage={onPage} />
            </Stack>
          </Disclosure>
        </Disclosures>
      )}
    </Loaded>
  );
}

function ReviewedItem({ of, tz }: { of: HandIn; tz: string }) {
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
