import { defineSlice } from '#api/shared/slice.ts';
import { createReview } from './create-review.ts';
import { deleteReview } from './delete-review.ts';
import { dismissReports } from './dismiss-reports.ts';
import { hideReview, unhideReview } from './hide-review.ts';
import { notifyReviewReported } from './notify-about-report.ts';
import { reviewData } from './personal-data.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { retrieveReportedReviews } from './retrieve-reported-reviews.ts';
import { retrieveReviews } from './retrieve-reviews.ts';
import { retrieveStanding } from './retrieve-standing.ts';
import { updateReview } from './update-review.ts';
import { tables } from './tables.ts';

export const reviewsSlice = defineSlice('reviews', {
  verbs: {
    retrieveReviews,
    retrieveStanding,
    createReview,
    updateReview,
    deleteReview,
    replyToReview,
    reportReview,
    retrieveReportedReviews,
    dismissReports,
    hideReview,
    unhideReview,
  },
  reactions: {
    review_reported: {
      'tell-review-reported': (ctx, { review_report_id }) => notifyReviewReported(ctx, review_report_id),
    },
  },
  personalData: reviewData,
  tables,
});
