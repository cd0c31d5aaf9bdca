import type { MessageRules } from '#contract/declare.ts';

export const tasksMessages = {
  hand_in_accepted: { topic: 'learning' },
  hand_in_returned: { topic: 'learning' },
} satisfies MessageRules;
