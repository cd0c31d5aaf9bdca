export const reviewsRefusals = {
  reviews_off: 409,
  course_not_concluded: 409,
  already_reviewed: 409,
  review_own: 409,
} as const;
