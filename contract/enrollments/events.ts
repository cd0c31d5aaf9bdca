import { event } from '../declare.ts';

export const enrollmentsEvents = {
  enrollment_opened: event<{ enrollment_id: number }>(),
  enrollment_concluded: event<{ enrollment_id: number }>(),
  /** Canceled or withdrawn. */
  enrollment_ended: event<{ enrollment_id: number }>(),
};
