import type { MessageRules } from '#contract/declare.ts';

export const teachingMessages = {
  class_message: { topic: 'learning' },
  class_reply: { topic: 'learning' },
} satisfies MessageRules;
