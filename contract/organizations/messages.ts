import type { MessageRules } from '../declare.ts';

export const organizationsMessages = {
  affiliation_invited: { topic: 'account', warning: 'important' },
  affiliation_accepted: { topic: 'account' },
  affiliation_ended: { topic: 'account' },
} satisfies MessageRules;
