import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { reportedPerPage, reportedQuery } from '../review-queries.ts';
import { ReportedReviewItem } from './reported-review-item.tsx';
import styles from './reported-reviews.module.css';

export function ReportedReviews() {
  const t = useTexts('reviews');
  const [pages, setPages] = useState(1);
  const match = useQuery(reportedQuery(1));
  const { data, error } = match;

  if (error && !data) return <NotLoaded query={match} title={t('reported_failed')} text={t('reported_failed_text')} />;
  if (!data) return <SkeletonRows rows={4} label={t('reported_loading')} />;
  if (data.total === 0) {
    return (
      <EmptyState panel title={t('reported_none')}>
        <p>{t('reported_none_text')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('reported_title')}>
        {Array.from({ length: pages }, (_, place) => (
          <PageOfReported key={place} page={place + 1} />
        ))}
      </ul>
      {data.total > pages * reportedPerPage && (
        <Button variant="secondary" small onPress={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function PageOfReported({ page }: { page: number }) {
  const t = useTexts('reviews');
  const { data } = useQuery(reportedQuery(page));

  if (!data) {
    return (
      <li>
        <SkeletonRows rows={2} label={t('reported_loading')} />
      </li>
    );
  }
  return data.results.map((review) => <ReportedReviewItem key={review.id} review={review} />);
}
