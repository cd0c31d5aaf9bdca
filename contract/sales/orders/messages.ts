import type { MessageRules } from '#contract/declare.ts';

export const ordersMessages = {
  order_placed: { topic: 'orders', warning: 'important', fixed: 'contract' },
  order_paid: { topic: 'orders', fixed: 'contract' },
  service_delivered: { topic: 'orders' },
  order_canceled: { topic: 'orders', fixed: 'contract' },
  order_expired: { topic: 'orders', fixed: 'contract' },
} satisfies MessageRules;
