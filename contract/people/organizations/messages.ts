import type { MessageRules } from '#contract/declare.ts';

export const organizationsMessages = {
  affiliation_invited: { topic: 'account', warning: 'important', fixed: 'contract' },
  affiliation_accepted: { topic: 'account' },
  affiliation_ended: { topic: 'account' },
} satisfies MessageRules;
