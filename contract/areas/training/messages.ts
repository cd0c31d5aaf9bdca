import type { MessageRules } from '#contract/declare.ts';

export const trainingMessages = {
  course_requested: { topic: 'learning', warning: 'informative' },
  course_request_decided: { topic: 'learning' },
} satisfies MessageRules;
