import { event } from '../declare.ts';

export const paymentsEvents = {
  payment_started: event<{ payment_id: number }>(),
  payment_closed: event<{ payment_id: number }>(),
  payment_event_received: event<{ payment_event_id: number }>(),
  /** The attempt was refused, as a proof that does not hold. */
  payment_declined: event<{ payment_id: number }>(),
  /** The proof of a transfer waits to be looked at. */
  proof_sent: event<{ payment_id: number }>(),
};
