import { declareSlice, event } from '#contract/declare.ts';
import { webhooks } from './calls.ts';

export const webhooksContract = declareSlice({
  calls: webhooks,
  events: {
    /** `delivery_id` is one that staff send again. */
    webhook_due: event<{ webhook_id: number; delivery_id?: number }>(),
    /** Its deliveries failed for days, or its address is gone. */
    webhook_disabled: event<{ webhook_id: number }>(),
  },
  messages: {
    webhook_disabled: { topic: 'team', claim: 'webhooks.manage' },
  },
  refusals: {
    webhook_address_invalid: 400,
    webhooks_full: 409,
    webhook_disabled: 409,
  },
});
