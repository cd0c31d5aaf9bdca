import type { MessageRules } from '#contract/declare.ts';

export const gradesMessages = {
  grades_published: { topic: 'learning' },
} satisfies MessageRules;
