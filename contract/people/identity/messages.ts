import type { MessageRules } from '#contract/declare.ts';

export const identityMessages = {
  session_reused: { topic: 'account', warning: 'important', fixed: 'security' },
  password_changed: { topic: 'account', fixed: 'security' },
  factor_changed: { topic: 'account', fixed: 'security' },
  new_device_signed_in: { topic: 'account', fixed: 'security' },
} satisfies MessageRules;
