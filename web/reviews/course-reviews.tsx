import { afterStart } from '#web/shared/after-start.tsx';
import type { CourseReviewsProps } from './reviews-near.tsx';

/** What people say of a course; it comes when one gets near it. */
export const CourseReviews = afterStart<CourseReviewsProps>(
  async () => (await import('./reviews-near.tsx')).ReviewsNear,
);
