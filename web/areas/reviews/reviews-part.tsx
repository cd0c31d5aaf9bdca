import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CourseRating } from '#contract/offer/catalogue/calls.ts';
import { Rating } from '#web/offer/catalogue/index.ts';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewsPerPage, reviewsQuery, standingQuery } from './review-queries.ts';
import styles from './reviews.module.css';

type ReviewsPartProps = { courseId: number; rating: CourseRating | null };

export function ReviewsPart({ courseId, rating }: ReviewsPartProps) {
  const t = useTexts('reviews');
  const id = useId();
  const first = useQuery(reviewsQuery(courseId, 1));
  const standing = useStanding(courseId);

  if (isNothing(first.data, standing)) return null;
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
      {standing && <OwnReview key={`${standing.review?.id}`} courseId={courseId} review={standing.review} />}
      {first.error && !first.data ? (
        <NotLoaded query={first} level={3} title={t('failed')} text={t('failed_text')} />
      ) : (
        <PagesOfReviews courseId={courseId} total={first.data?.total ?? 0} />
      )}
    </section>
  );
}

function isNothing(match: { total: number } | undefined, standing: unknown): boolean {
  return match?.total === 0 && !standing;
}

function useStanding(courseId: number) {
  const isUser = useIsUser();
  const own = useQuery({ ...standingQuery(courseId), enabled: isUser }).data?.data[0];
  return isUser && own && own.standing !== 'not_concluded' ? own : null;
}

function PagesOfReviews({ courseId, total }: { courseId: number; total: number }) {
  const t = useTexts('reviews');
  const [pages, setPages] = useState(1);

  return (
    <>
      <ul className={styles.list}>
        {Array.from({ length: pages }, (_, place) => (
          <PageOfReviews key={place} courseId={courseId} page={place + 1} />
        ))}
      </ul>
      {total > pages * reviewsPerPage && (
        <Button variant="secondary" small onPress={() => setPages(pages + 1)}>
          {t('more')}
        </Button>
      )}
    </>
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
  // The reader's own review is shown above the list.
  return data.results.filter(({ is_own }) => !is_own).map((review) => <ReviewItem key={review.id} review={review} />);
}
