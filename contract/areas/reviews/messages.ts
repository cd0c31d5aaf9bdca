import type { MessageRules } from '#contract/declare.ts';

export const reviewsMessages = {
  review_reported: { topic: 'team', claim: 'reviews.hide' },
} satisfies MessageRules;
