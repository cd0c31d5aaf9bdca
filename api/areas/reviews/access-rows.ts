import { accessRowsOf, forAll, forEditors, ofCaller, ofOwner, one } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('reviews', {
  calls: {
    retrieveReviews: forAll(({ courseId }) => ({ filter: { course_id: courseId } })),
    retrieveStanding: ofCaller(({ courseId }) => ({ course_id: courseId })),
    createReview: ofCaller(one(({ courseId }) => ({ course_id: courseId, rating: 4, text: 'Bom' }))),
    updateReview: ofOwner(one(({ reviewId }) => ({ id: reviewId, rating: 3, text: 'Bom' }))),
    deleteReview: ofOwner(one(({ reviewId }) => ({ id: reviewId }))),
    reportReview: ofCaller(one(({ lostReviewId }) => ({ id: lostReviewId, reason: 'Publicidade' }))),
    replyToReview: forEditors(one(({ reviewId }) => ({ id: reviewId, text: 'Obrigado' }))),
    hideReview: forEditors(one(({ reviewId }) => ({ id: reviewId, reason: 'Publicidade' }))),
    retrieveReportedReviews: forEditors(() => ({})),
    dismissReports: forEditors(one(({ reviewId }) => ({ id: reviewId }))),
    unhideReview: forEditors(one(({ reviewId }) => ({ id: reviewId }))),
  },
});
