import type { MessageRules } from '#contract/declare.ts';

export const privacyMessages = {
  export_ready: { topic: 'account', warning: 'informative', fixed: 'security' },
  account_closing: { topic: 'account', warning: 'alert', fixed: 'security' },
} satisfies MessageRules;
