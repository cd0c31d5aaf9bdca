import { useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

export const reviewsPerPage = 5;

export function reviewsQuery(courseId: number, page: number) {
  return queries().reviews.retrieveReviews.queryOptions({
    input: { filter: { course_id: courseId }, page: { number: page, size: reviewsPerPage } },
  });
}

export const reportedPerPage = 10;

/** Fetched again on every visit: other people decide too. */
export function reportedQuery(page: number) {
  const options = queries().reviews.retrieveReportedReviews.queryOptions({
    input: { page: { number: page, size: reportedPerPage } },
  });
  return { ...options, staleTime: 0 };
}

export function standingQuery(courseId: number) {
  return queries().reviews.retrieveStanding.queryOptions({ input: { course_id: courseId } });
}

export function useRefreshReviews() {
  const client = useQueryClient();
  return async () => {
    const { reviews, catalogue } = queries();
    const keys = [
      reviews.retrieveReviews.key(),
      reviews.retrieveReportedReviews.key(),
      reviews.retrieveStanding.key(),
      catalogue.retrieveCourse.key(),
    ];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
