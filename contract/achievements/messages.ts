import type { MessageRules } from '../declare.ts';

export const achievementsMessages = {
  achievement_earned: { topic: 'learning' },
} satisfies MessageRules;
