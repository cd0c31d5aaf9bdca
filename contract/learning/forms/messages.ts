import type { MessageRules } from '#contract/declare.ts';

export const formsMessages = {
  form_sent: { topic: 'learning' },
} satisfies MessageRules;
