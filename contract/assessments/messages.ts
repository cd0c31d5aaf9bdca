import type { MessageRules } from '../declare.ts';

export const assessmentsMessages = {
  attempt_graded: { topic: 'learning' },
} satisfies MessageRules;
