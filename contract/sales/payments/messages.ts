import type { MessageRules } from '#contract/declare.ts';

export const paymentsMessages = {
  payment_awaited: { topic: 'orders', warning: 'important', fixed: 'contract' },
  payment_declined: { topic: 'orders', warning: 'important', fixed: 'contract' },
  payment_lapsed: { topic: 'orders', warning: 'important' },
  refund_received: { topic: 'orders', fixed: 'contract' },
  refund_decided: { topic: 'orders', fixed: 'contract' },
  refund_credited: { topic: 'orders', fixed: 'contract' },
  refund_failed: { topic: 'orders', fixed: 'contract' },
  refund_done: { topic: 'orders', fixed: 'contract' },
  payment_detail_changed: { topic: 'account', fixed: 'security' },
  payment_case_opened: { topic: 'orders', warning: 'important', fixed: 'contract' },
  payment_case_resolved: { topic: 'orders', fixed: 'contract' },
  payment_case_to_resolve: { topic: 'team', warning: 'important', claim: 'payments.approve' },
  refund_to_decide: { topic: 'team', warning: 'important', claim: 'orders.edit' },
  order_to_approve: { topic: 'team', warning: 'important', claim: 'payments.approve' },
  proof_to_review: { topic: 'team', warning: 'important', claim: 'payments.approve' },
} satisfies MessageRules;
