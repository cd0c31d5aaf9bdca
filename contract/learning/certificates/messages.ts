import type { MessageRules } from '#contract/declare.ts';

export const certificatesMessages = {
  certificate_issued: { topic: 'certificates' },
  certificate_revoked: { topic: 'certificates', warning: 'important', fixed: 'contract' },
  certificate_replaced: { topic: 'certificates', fixed: 'contract' },
} satisfies MessageRules;
