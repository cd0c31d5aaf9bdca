import type { MessageRules } from '../declare.ts';

export const formsMessages = {
  form_sent: { topic: 'learning' },
} satisfies MessageRules;
