import type { MessageRules } from '../declare.ts';

export const enrollmentsMessages = {
  enrollment_opened: { topic: 'learning' },
  enrollment_concluded: { topic: 'learning' },
  enrollment_canceled: { topic: 'learning', fixed: 'contract' },
  class_canceled: { topic: 'learning', warning: 'important', fixed: 'contract' },
  class_moved: { topic: 'learning', warning: 'important', fixed: 'contract' },
  lessons_changed: { topic: 'learning', warning: 'important', fixed: 'contract' },
  lesson_soon: { topic: 'learning' },
} satisfies MessageRules;
