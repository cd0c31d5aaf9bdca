import type { MessageRules } from '#contract/declare.ts';

export const achievementsMessages = {
  achievement_earned: { topic: 'learning' },
} satisfies MessageRules;
