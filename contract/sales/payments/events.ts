import { event } from '#contract/declare.ts';
import type { PaymentDetailChange } from './details.ts';

export const paymentsEvents = {
  payment_started: event<{ payment_id: number }>(),
  payment_closed: event<{ payment_id: number }>(),
  payment_event_received: event<{ payment_event_id: number }>(),
  payment_declined: event<{ payment_id: number }>(),
  proof_sent: event<{ payment_id: number }>(),
  payment_detail_changed: event<PaymentDetailChanged>(),
  payment_case_opened: event<{ payment_case_id: number }>(),
  payment_case_reclaimed: event<{ payment_case_id: number }>(),
  payment_case_resolved: event<{ payment_case_id: number }>(),
  refund_requested: event<{ refund_id: number }>(),
  refund_withdrawn: event<{ refund_id: number }>(),
  refund_decided: event<{ refund_id: number }>(),
  refund_failed: event<{ refund_id: number }>(),
  refund_done: event<{ refund_id: number }>(),
};

type PaymentDetailChanged = {
  user_id: number | null;
  organization_id: number | null;
  change: PaymentDetailChange;
  by_user_id: number;
};
