import type { CourseRating } from '#contract/offer/catalogue/calls.ts';
import { useHasReviews } from '#web/offer/catalogue/index.ts';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { useInView } from '#web/shared/page/use-in-view.ts';
import { ReviewsPart } from './reviews-part.tsx';
import styles from './course-reviews.module.css';

type CourseReviewsProps = { courseId: number; rating: CourseRating | null };

/** Loaded when it comes into view; guests see it only where there are reviews. */
export function CourseReviews({ courseId, rating }: CourseReviewsProps) {
  const hasReviews = useHasReviews();
  const isUser = useIsUser();
  const { place, isInView } = useInView();
  const comes = hasReviews && isInView && (rating !== null || isUser);

  return (
    <div id="reviews" ref={place} className={styles.root}>
      {comes && <ReviewsPart courseId={courseId} rating={rating} />}
    </div>
  );
}
