import { event } from '../declare.ts';

export const classesEvents = {
  /** There is a seat in a class that was full. */
  seat_freed: event<{ class_id: number }>(),
  /** A freed seat is held for the first of those who wait. */
  seat_offered: event<{ waiting_entry_id: number }>(),
  /** It was taken, let go or ran out, or its class was closed. */
  seat_offer_ended: event<{ waiting_entry_id: number }>(),
  /** Its class was closed or called off; the place on the list stays while the class may open again. */
  seat_offer_withdrawn: event<{ waiting_entry_id: number; why: 'closed' | 'canceled'; keeps: boolean }>(),
  /** Without a seat, and not by who waited. */
  waiting_ended: event<{ waiting_entry_id: number; why: 'no_seat' | 'lapsed' | 'canceled' }>(),
  class_concluded: event<{ class_id: number }>(),
  class_canceled: event<{ class_id: number; reason: string | null }>(),
  /** It begins or ends at another time, or takes place elsewhere. */
  class_moved: event<{ class_id: number }>(),
};
