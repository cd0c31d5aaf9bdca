import type { MessageRules } from '../declare.ts';

export const tasksMessages = {
  hand_in_accepted: { topic: 'learning' },
  hand_in_returned: { topic: 'learning' },
} satisfies MessageRules;
