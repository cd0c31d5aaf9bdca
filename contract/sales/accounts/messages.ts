import type { MessageRules } from '#contract/declare.ts';

export const accountsMessages = {
  debit_due: { topic: 'orders', warning: 'alert' },
  debit_overdue: { topic: 'orders', warning: 'important' },
} satisfies MessageRules;
