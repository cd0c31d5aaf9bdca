import { declareSlice, event } from '#contract/declare.ts';
import { classes } from './calls.ts';

export const classesContract = declareSlice({
  calls: classes,
  events: {
    seat_freed: event<{ class_id: number }>(),
    seat_offered: event<{ waiting_entry_id: number }>(),
    /** It was accepted or declined, has expired, or its class was closed. */
    seat_offer_ended: event<{ waiting_entry_id: number }>(),
    /** `keeps`: the place on the list remains, since a closed class may reopen. */
    seat_offer_withdrawn: event<{ waiting_entry_id: number; why: 'closed' | 'canceled'; keeps: boolean }>(),
    /** Without a seat, and not by the choice of the person. */
    waiting_ended: event<{ waiting_entry_id: number; why: 'no_seat' | 'lapsed' | 'canceled' | 'removed' }>(),
    class_concluded: event<{ class_id: number }>(),
    /** For the first time; its summary can be corrected later. */
    lesson_given: event<{ class_id: number; lesson_id: number }>(),
    class_canceled: event<{ class_id: number; reason: string | null }>(),
    /** Its times or its place have changed. */
    class_moved: event<{ class_id: number }>(),
    /** Lessons were moved, canceled or otherwise changed; once for what changed within some minutes. */
    lessons_changed: event<{ class_id: number; lesson_ids: number[] }>(),
    /** A planned lesson begins within a day, or within an hour. */
    lesson_due: event<{ lesson_id: number; starts_at: string; ahead: 'day' | 'hour' }>(),
    /** At the end of its registration, fewer people are enrolled than it needs. */
    class_below_minimum: event<{ class_id: number; deadline: string; enrolled: number; minimum: number }>(),
  },
  messages: {
    class_concluded: { topic: 'learning' },
    class_below_minimum: { topic: 'team', claim: 'classes.edit', warning: 'alert' },
    seat_offered: { topic: 'learning', warning: 'alert' },
    seat_offer_withdrawn: { topic: 'learning' },
    waiting_ended: { topic: 'learning' },
    waiting_seat_free: { topic: 'learning', isRetired: true },
  },
  refusals: {
    class_code_taken: 409,
    capacity_below_taken: 409,
    class_missing: 409,
    class_closed: 409,
    class_full: 409,
    waiting_not_open: 409,
    seat_offer_over: 409,
    class_over: 409,
    lesson_backwards: 400,
    lesson_outside_class: 400,
    lessons_overlap: 409,
    trainer_busy: 409,
    not_a_trainer: 400,
    lesson_given: 409,
    lesson_canceled: 409,
    lesson_changed: 409,
    lesson_ahead: 409,
  },
});
