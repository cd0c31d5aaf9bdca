import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CourseRating } from '#contract/catalogue.ts';
import { sentencesOf } from '#web/shared/api-error.ts';
import { Rating } from '#web/shared/rating.tsx';
import { useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState } from '#web/shared/ui/error-state.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor.ts';
import { OwnReview } from './own-review.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsPerPage, reviewsQuery, standingQuery } from './review-queries.ts';
import styles from './reviews.module.css';

type ReviewsPartProps = { courseId: number; rating: CourseRating | null };

/** The reviews of a course, page after page, with one's own above them. */
export function ReviewsPart({ courseId, rating }: ReviewsPartProps) {
  const t = useTexts('reviews');
  const id = useId();
  // Another language asks anew.
  useVisitor();
  const isUser = useSession().status === 'user';
  const first = useQuery(reviewsQuery(courseId, 1));
  const own = useQuery({ ...standingQuery(courseId), enabled: isUser }).data?.data[0];
  const [pages, setPages] = useState(1);
  const total = first.data?.total ?? 0;
  const maySay = isUser && own !== undefined && own.standing !== 'not_concluded';

  if (first.data && total === 0 && !maySay) return null;
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id}>{t('title')}</h2>
        {rating && (
          <p>
            <Rating of={rating} />
          </p>
        )}
      </div>
      {maySay && <OwnReview key={`${own.review?.id}`} courseId={courseId} review={own.review} />}
      {first.error && !first.data ? (
        <FailedReviews query={first} />
      ) : (
        <ul className={styles.list}>
          {Array.from({ length: pages }, (_, place) => (
            <PageOfReviews key={place} courseId={courseId} page={place + 1} />
          ))}
        </ul>
      )}
      {total > pages * reviewsPerPage && (
        <Button variant="secondary" small onPress={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function PageOfReviews({ courseId, page }: { courseId: number; page: number }) {
  const t = useTexts('reviews');
  const { data } = useQuery(reviewsQuery(courseId, page));

  if (!data) {
    return (
      <li>
        <SkeletonRows rows={2} label={t('loading')} />
      </li>
    );
  }
  // One's own stands above.
  return data.results.filter(({ is_own }) => !is_own).map((review) => <ReviewItem key={review.id} review={review} />);
}

type Failed = { error: unknown; refetch: () => unknown; isFetching: boolean };

function FailedReviews({ query: { error, refetch, isFetching } }: { query: Failed }) {
  const t = useTexts('reviews');
  const site = useTexts('site');

  return (
    <ErrorState
      level={3}
      title={t('failed')}
      retryLabel={site('retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      <p>{sentencesOf(error)[0]?.message ?? t('failed_text')}</p>
    </ErrorState>
  );
}
