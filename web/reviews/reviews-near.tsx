import { lazy, Suspense } from 'react';
import type { CourseRating } from '#contract/catalogue.ts';
import { useHasReviews } from '#web/shared/has-reviews.ts';
import { useIsUser } from '#web/shared/session-store.ts';
import { reviewsLater } from '#web/shared/texts-of-page.ts';
import { bringParts } from '#web/shared/texts-store.ts';
import { useNear } from '#web/shared/use-near.ts';
import styles from './reviews-near.module.css';

const ReviewsPart = lazy(async () => {
  const [part] = await Promise.all([import('./reviews-part.tsx'), bringParts(reviewsLater)]);
  return { default: part.ReviewsPart };
});

export type CourseReviewsProps = { courseId: number; rating: CourseRating | null };

/** For a guest only where somebody has said something. */
export function ReviewsNear({ courseId, rating }: CourseReviewsProps) {
  const hasReviews = useHasReviews();
  const isUser = useIsUser();
  const { place, isNear } = useNear();
  const comes = hasReviews && isNear && (rating !== null || isUser);

  return (
    <div id="reviews" ref={place} className={styles.root}>
      {comes && (
        <Suspense>
          <ReviewsPart courseId={courseId} rating={rating} />
        </Suspense>
      )}
    </div>
  );
}
