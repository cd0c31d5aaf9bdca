export const ratings = [1, 2, 3, 4, 5] as const;
export const highestRating = 5;
export const longestReview = 2_000;
export const longestReason = 500;

/** Whether somebody may review a course, and why not. */
export const reviewStandings = ['may_review', 'has_reviewed', 'not_concluded'] as const;

export const reportStandings = ['open', 'hidden'] as const;
export const mostShownReports = 20;
