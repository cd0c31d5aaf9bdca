import { z } from 'zod';
import { AffectedItem, Id, ItemReference, Moment } from '#contract/basics.ts';
import {
  highestRating,
  longestReason,
  longestReview,
  mostShownReports,
  reportStandings,
  reviewStandings,
} from './values.ts';
import { bodyCommand, command, matches, retrieval, whileWaiting } from '#contract/shapes.ts';

const Rating = z.int().min(1).max(highestRating);
const Words = z.string().trim().min(1).max(longestReview);
const Reason = z.string().trim().min(1).max(longestReason);

export const Review = z.object({
  id: Id,
  course_id: Id,
  rating: Rating,
  text: z.string().describe("Empty where the author's account was erased."),
  author: z
    .string()
    .nullable()
    .describe("First name and initial, «Marlene C.». Null where the author's account was erased."),
  is_own: z.boolean(),
  created_at: Moment,
  edited_at: Moment.nullable(),
  reply: z.object({ text: z.string(), replied_at: Moment }).nullable(),
  may_reply: z.boolean().describe('Whether the caller may reply to it.'),
  is_reported: z.boolean().describe('Whether the caller has reported it.'),
  is_hidden: z.boolean(),
  hidden_reason: z
    .string()
    .nullable()
    .describe('Shown to its author and with the claim `reviews.hide`; null otherwise.'),
  report_count: z.int().nonnegative().nullable().describe('Shown with the claim `reviews.hide`; null otherwise.'),
});
export type Review = z.infer<typeof Review>;

export const ReportedReview = Review.extend({
  course_title: z.string(),
  report_standing: z
    .enum(reportStandings)
    .describe('`open`: reported and not decided yet. `hidden`: hidden by a moderator.'),
  reports: z
    .array(z.object({ reason: z.string(), created_at: Moment }))
    .max(mostShownReports)
    .describe('The newest open reports.'),
}).describe('A reported or hidden review, as moderators see it.');
export type ReportedReview = z.infer<typeof ReportedReview>;

export const ReportedFilter = z
  .strictObject({ id: matches(Id), course_id: matches(Id), report_standing: matches(z.enum(reportStandings)) })
  .partial();
export type ReportedFilter = z.infer<typeof ReportedFilter>;

export const ReviewFilter = z
  .strictObject({ id: matches(Id), course_id: matches(Id), rating: matches(Rating), is_hidden: z.boolean() })
  .partial();
export type ReviewFilter = z.infer<typeof ReviewFilter>;

export const ReviewEligibility = z.object({ standing: z.enum(reviewStandings), review: Review.nullable() });
export type ReviewEligibility = z.infer<typeof ReviewEligibility>;

export const NewReview = z.strictObject({ course_id: Id, rating: Rating, text: Words });
export type NewReview = z.infer<typeof NewReview>;
export const ReviewChange = z.strictObject({ id: Id, rating: Rating, text: Words });
export type ReviewChange = z.infer<typeof ReviewChange>;
export const ReviewWithReason = ItemReference.extend({ reason: Reason });
export const ReviewToHide = whileWaiting(ReviewWithReason);
export type ReviewToHide = z.infer<typeof ReviewToHide>;

/** Every call refuses `reviews_off` unless the application setting `hasReviews` is `true`. */
export const reviews = {
  retrieveReviews: retrieval('/reviews', {
    summary: 'List reviews',
    description:
      'Newest first unless sorted. A hidden review is visible to its author and with the claim `reviews.hide`; it does not count in the lists and totals of others.',
    claim: 'reviews.hide',
    filter: ReviewFilter,
    result: Review,
    sort: ['created_at', 'rating'],
    refuses: ['reviews_off'],
  }),

  retrieveStanding: bodyCommand('POST', '/reviews/standing', {
    summary: 'Retrieve whether you may review a course, and your review',
    reads: true,
    body: z.strictObject({ course_id: Id }),
    result: ReviewEligibility,
    refuses: ['reviews_off', 'not_signed_in'],
  }),

  createReview: command('POST', '/reviews/create', {
    summary: 'Review a course',
    description: 'Each person reviews a course once, after concluding it.',
    data: NewReview,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'course_not_concluded', 'already_reviewed'],
  }),

  updateReview: command('PUT', '/reviews', {
    summary: 'Change your review',
    data: ReviewChange,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_found'],
  }),

  deleteReview: command('PUT', '/reviews/delete', {
    summary: 'Delete your review together with its reply',
    data: ItemReference,
    result: AffectedItem,
    refuses: ['reviews_off', 'not_signed_in', 'not_found'],
  }),

  replyToReview: command('PUT', '/reviews/reply', {
    summary: 'Reply to a review on behalf of the partner',
    description: 'Needs the claim `reviews.reply`; trainers reply for their own courses. Null removes the reply.',
    claim: 'reviews.reply',
    data: z.strictObject({ id: Id, text: Words.nullable() }),
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found'],
  }),

  reportReview: command('PUT', '/reviews/report', {
    summary: 'Report a review',
    description: 'Idempotent. Moderators are notified once per review.',
    data: ReviewWithReason,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_found', 'review_own', 'too_many_requests'],
  }),

  retrieveReportedReviews: retrieval('/reviews/reported', {
    summary: 'List reported and hidden reviews with the reasons',
    description: 'Needs the claim `reviews.hide`. Open ones first, most recently reported first.',
    claim: 'reviews.hide',
    filter: ReportedFilter,
    result: ReportedReview,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed'],
  }),

  dismissReports: command('PUT', '/reviews/dismiss-reports', {
    summary: 'Dismiss the reports of a review',
    description:
      'Needs the claim `reviews.hide`. The review stays visible and may be reported again. Refuses `invalid_transition` for a review without reports.',
    claim: 'reviews.hide',
    data: ItemReference,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),

  hideReview: command('PUT', '/reviews/hide', {
    summary: 'Hide a review from everyone but its author',
    description: 'Needs the claim `reviews.hide`. A hidden review does not count in the rating.',
    claim: 'reviews.hide',
    data: ReviewToHide,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),

  unhideReview: command('PUT', '/reviews/unhide', {
    summary: 'Show a hidden review again',
    claim: 'reviews.hide',
    data: ItemReference,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),
};
