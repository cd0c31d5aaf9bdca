import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageSteps } from '#web/shared/lists/page-steps.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ReviewedItem } from './reviewed-item.tsx';
import { handInsPerPage, reviewedQuery, waitingQuery } from './review-queries.ts';
import { WaitingItem } from './waiting-item.tsx';
import styles from './task-reviews.module.css';

type TaskReviewsProps = { classId: number; tz: string; isOver: boolean };

/** What learners of a class handed in, for those who teach it. */
export function TaskReviews({ classId, tz, isOver }: TaskReviewsProps) {
  const t = useTexts('task_reviews');
  const title = useRef<HTMLHeadingElement>(null);
  // The reviewed one disappears with the button that had the focus.
  const onReviewed = () => title.current?.focus();
  const [page, setPage] = useState(1);
  const query = useQuery(waitingQuery(classId, page));

  return (
    <Stack wide>
      <div>
        <h2 ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <p>{t('lead')}</p>
      </div>
      {isOver && <Alert>{t('locked')}</Alert>}
      <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={4}>
        {({ results, total }) =>
          total === 0 ? (
            <EmptyState panel level={3} title={t('none')}>
              {t('none_words')}
            </EmptyState>
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
      <Reviewed classId={classId} tz={tz} />
    </Stack>
  );
}

function Reviewed({ classId, tz }: Omit<TaskReviewsProps, 'isOver'>) {
  const t = useTexts('task_reviews');
  const [page, setPage] = useState(1);
  const query = useQuery(reviewedQuery(classId, page));

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
              <PageSteps page={page} total={total} perPage={handInsPerPage} onPage={setPage} />
            </Stack>
          </Disclosure>
        </Disclosures>
      )}
    </Loaded>
  );
}
