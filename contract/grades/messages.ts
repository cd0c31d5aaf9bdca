import type { MessageRules } from '../declare.ts';

export const gradesMessages = {
  grades_published: { topic: 'learning' },
} satisfies MessageRules;
