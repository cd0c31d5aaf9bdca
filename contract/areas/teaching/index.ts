import { declareSlice, event } from '#contract/declare.ts';
import { teaching } from './calls.ts';

export const teachingContract = declareSlice({
  calls: teaching,
  events: {
    class_reply_sent: event<{ class_message_reply_id: number }>(),
    class_message_sent: event<{ class_message_id: number; person_ids: number[] }>(),
  },
  messages: {
    class_message: { topic: 'learning' },
    class_reply: { topic: 'learning' },
  },
  refusals: {
    class_registrations_open: 409,
    lessons_missing: 409,
    summaries_missing: 409,
    attendance_missing: 409,
    grades_missing: 409,
    class_not_over: 409,
    class_has_certificates: 409,
    class_empty: 409,
  },
});
