import type { MessageRules } from '#contract/declare.ts';

export const assessmentsMessages = {
  attempt_graded: { topic: 'learning' },
} satisfies MessageRules;
