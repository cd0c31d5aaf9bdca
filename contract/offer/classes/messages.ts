import type { MessageRules } from '#contract/declare.ts';

export const classesMessages = {
  class_concluded: { topic: 'learning' },
  class_below_minimum: { topic: 'team', claim: 'classes.edit', warning: 'alert' },
  seat_offered: { topic: 'learning', warning: 'alert' },
  seat_offer_withdrawn: { topic: 'learning' },
  waiting_ended: { topic: 'learning' },
  waiting_seat_free: { topic: 'learning', isRetired: true },
} satisfies MessageRules;
