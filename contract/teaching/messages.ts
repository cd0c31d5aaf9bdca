import type { MessageRules } from '../declare.ts';

export const teachingMessages = {
  class_message: { topic: 'learning' },
} satisfies MessageRules;
