import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CourseRating } from '#contract/catalogue.ts';
import { useHasReviews } from '#web/shared/has-reviews.ts';
import { useSession } from '#web/shared/session-store.ts';
import { reviewsLater } from '#web/shared/texts-of-page.ts';
import { bringParts } from '#web/shared/texts-store.ts';
import styles from './reviews.module.css';

const ReviewsPart = lazy(async () => {
  const [part] = await Promise.all([import('./reviews-part.tsx'), bringParts(reviewsLater)]);
  return { default: part.ReviewsPart };
});

/** How far below the window it begins to load. */
const ahead = '600px';

export type CourseReviewsProps = { courseId: number; rating: CourseRating | null };

/** For a guest only where somebody has said something. */
export function ReviewsNear({ courseId, rating }: CourseReviewsProps) {
  const hasReviews = useHasReviews();
  const isUser = useSession().status === 'user';
  const { place, isNear } = useNear();
  const comes = hasReviews && isNear && (rating !== null || isUser);

  return (
    <div id="reviews" ref={place} className={styles.place}>
      {comes && (
        <Suspense>
          <ReviewsPart courseId={courseId} rating={rating} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether one has ever been near; at once where the address leads here. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    if (location.hash === `#${current.id}`) current.scrollIntoView();
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        setIsNear(true);
        watch.disconnect();
      },
      { rootMargin: ahead },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { place, isNear };
}
