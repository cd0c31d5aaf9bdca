import type { MessageRules } from '../declare.ts';

export const accountsMessages = {
  debit_due: { topic: 'orders', warning: 'alert' },
  debit_overdue: { topic: 'orders', warning: 'important' },
} satisfies MessageRules;
