import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { createReview } from './create-review.ts';
import { deleteReview } from './delete-review.ts';
import { dismissReports } from './dismiss-reports.ts';
import { hideReview, unhideReview } from './hide-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { reportReview } from './report-review.ts';
import { retrieveReportedReviews } from './retrieve-reported-reviews.ts';
import { retrieveReviews } from './retrieve-reviews.ts';
import { retrieveStanding } from './retrieve-standing.ts';
import { updateReview } from './update-review.ts';

const { reviews } = serve;

export const reviewsRoutes = reviews.router({
  retrieveReviews: reviews.retrieveReviews.handler(async ({ context, input }) =>
    answer(await retrieveReviews(context, askOf(input)), input),
  ),
  retrieveStanding: reviews.retrieveStanding.handler(async ({ context, input }) =>
    done(await retrieveStanding(context, input)),
  ),
  createReview: reviews.createReview.handler(async ({ context, input }) =>
    done(await createReview(context, input.data[0])),
  ),
  updateReview: reviews.updateReview.handler(async ({ context, input }) =>
    done(await updateReview(context, input.data[0])),
  ),
  deleteReview: reviews.deleteReview.handler(async ({ context, input }) =>
    done(await deleteReview(context, input.data[0])),
  ),
  replyToReview: reviews.replyToReview.handler(async ({ context, input }) =>
    done(await replyToReview(context, input.data[0])),
  ),
  reportReview: reviews.reportReview.handler(async ({ context, input }) =>
    done(await reportReview(context, input.data[0])),
  ),
  retrieveReportedReviews: reviews.retrieveReportedReviews.handler(async ({ context, input }) =>
    answer(await retrieveReportedReviews(context, askOf(input)), input),
  ),
  dismissReports: reviews.dismissReports.handler(async ({ context, input }) =>
    done(await dismissReports(context, input.data[0])),
  ),
  hideReview: reviews.hideReview.handler(async ({ context, input }) => done(await hideReview(context, input.data[0]))),
  unhideReview: reviews.unhideReview.handler(async ({ context, input }) =>
    done(await unhideReview(context, input.data[0])),
  ),
});
