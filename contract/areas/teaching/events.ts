import { event } from '#contract/declare.ts';

export const teachingEvents = {
  class_reply_sent: event<{ class_message_reply_id: number }>(),
  class_message_sent: event<{ class_message_id: number; person_ids: number[] }>(),
};
