import type { MessageRules } from '#contract/declare.ts';

/** To the giver. */
export const giftsMessages = {
  gift_accepted: { topic: 'orders' },
  gift_declined: { topic: 'orders' },
  gift_expired: { topic: 'orders' },
} satisfies MessageRules;
