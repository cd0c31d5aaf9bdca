import { z } from 'zod';
import { Id, Moment } from './basics.ts';
import {
  highestRating,
  longestReason,
  longestReview,
  mostShownReports,
  reportStandings,
  reviewStandings,
} from './reviews-values.ts';
import { bodyCommand, command, matches, retrieval } from './shapes.ts';

const Rating = z.int().min(1).max(highestRating);
const Words = z.string().trim().min(1).max(longestReview);
const Reason = z.string().trim().min(1).max(longestReason);

export const Review = z.object({
  id: Id,
  course_id: Id,
  rating: Rating,
  /** Empty where the author's account was erased. */
  text: z.string(),
  /** First name and initial, «Marlene C.». Null where the author's account was erased. */
  author: z.string().nullable(),
  is_own: z.boolean(),
  created_at: Moment,
  edited_at: Moment.nullable(),
  reply: z.object({ text: z.string(), replied_at: Moment }).nullable(),
  /** The asker may reply to it. */
  may_reply: z.boolean(),
  /** The asker has reported it. */
  is_reported: z.boolean(),
  is_hidden: z.boolean(),
  /** For its author and those who may hide reviews. */
  hidden_reason: z.string().nullable(),
  /** For those who may hide reviews. */
  report_count: z.int().nonnegative().nullable(),
});
export type Review = z.infer<typeof Review>;

/** A review that somebody has reported, or that is hidden, as those see it who decide. */
export const ReportedReview = Review.extend({
  course_title: z.string(),
  /** Open: reported, and not decided yet. Else it is hidden. */
  report_standing: z.enum(reportStandings),
  /** The newest of the reports that are open. */
  reports: z.array(z.object({ reason: z.string(), created_at: Moment })).max(mostShownReports),
});
export type ReportedReview = z.infer<typeof ReportedReview>;

const ReportedFilter = z
  .strictObject({ id: matches(Id), course_id: matches(Id), report_standing: matches(z.enum(reportStandings)) })
  .partial();
export type ReportedFilter = z.infer<typeof ReportedFilter>;

const ReviewFilter = z
  .strictObject({ id: matches(Id), course_id: matches(Id), rating: matches(Rating), is_hidden: z.boolean() })
  .partial();
export type ReviewFilter = z.infer<typeof ReviewFilter>;

const Standing = z.object({ standing: z.enum(reviewStandings), review: Review.nullable() });
export type Standing = z.infer<typeof Standing>;

const NewReview = z.strictObject({ course_id: Id, rating: Rating, text: Words });
export type NewReview = z.infer<typeof NewReview>;
const ReviewChange = z.strictObject({ id: Id, rating: Rating, text: Words });
export type ReviewChange = z.infer<typeof ReviewChange>;
const Gone = z.object({ id: Id });

/** Every call refuses `reviews_off` while the application setting hasReviews is not the text true. */
export const reviews = {
  /**
   * The newest first, unless sorted. A hidden one is seen by its author and by those with the claim `reviews.hide`;
   * nobody else's list or total knows of it.
   */
  retrieveReviews: retrieval('/reviews', {
    summary: 'What people who concluded a course say of it',
    filter: ReviewFilter,
    result: Review,
    sort: ['created_at', 'rating'],
    refuses: ['reviews_off'],
  }),

  retrieveStanding: bodyCommand('POST', '/reviews/standing', {
    summary: 'Whether one may review a course, and the review that one has written',
    body: z.strictObject({ course_id: Id }),
    result: Standing,
    refuses: ['reviews_off', 'not_signed_in'],
  }),

  /** By whoever concluded the course, once. */
  createReview: command('POST', '/reviews/create', {
    summary: 'Reviews a course that one has concluded',
    data: NewReview,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'course_not_concluded', 'already_reviewed'],
  }),

  updateReview: command('PUT', '/reviews', {
    summary: "Changes one's own review",
    data: ReviewChange,
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_found'],
  }),

  deleteReview: command('PUT', '/reviews/delete', {
    summary: "Takes one's own review back, with the reply to it",
    data: z.strictObject({ id: Id }),
    result: Gone,
    refuses: ['reviews_off', 'not_signed_in', 'not_found'],
  }),

  /** Needs the claim `reviews.reply`; a trainer replies where the course is one of the own. Null takes the reply away. */
  replyToReview: command('PUT', '/reviews/reply', {
    summary: 'Replies to a review for the partner',
    data: z.strictObject({ id: Id, text: Words.nullable() }),
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found'],
  }),

  /** Reported already is as good; whoever may hide reviews is told once of each. */
  reportReview: command('PUT', '/reviews/report', {
    summary: 'Asks the house to look at a review',
    data: z.strictObject({ id: Id, reason: Reason }),
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_found', 'review_own', 'too_many_requests'],
  }),

  /** Needs the claim `reviews.hide`. What is open comes first, what was reported last before the rest of it. */
  retrieveReportedReviews: retrieval('/reviews/reported', {
    summary: 'Reviews that were reported or are hidden, with the reasons',
    filter: ReportedFilter,
    result: ReportedReview,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed'],
  }),

  /** Needs the claim `reviews.hide`. The review stays as it is, and may be reported anew; without reports it is no move. */
  dismissReports: command('PUT', '/reviews/dismiss-reports', {
    summary: 'Finds nothing wrong with a review that was reported',
    data: z.strictObject({ id: Id }),
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),

  /** Needs the claim `reviews.hide`. A hidden review does not count. */
  hideReview: command('PUT', '/reviews/hide', {
    summary: 'Shows a review to nobody but its author, with a reason',
    data: z.strictObject({ id: Id, reason: Reason }),
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),

  unhideReview: command('PUT', '/reviews/unhide', {
    summary: 'Shows a hidden review again',
    data: z.strictObject({ id: Id }),
    result: Review,
    refuses: ['reviews_off', 'not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),
};
