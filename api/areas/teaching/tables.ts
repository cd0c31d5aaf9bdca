import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** Recipients keep their notifications, which are their own data. */
export const tables = {
  owns: {
    class_messages: {
      personId: ['sender_person_id'],
      file: 'class-messages.json',
      columns: ['id', 'text', 'recipient_count', 'sent_at'],
      names: { class_code: { id: 'class_id', from: 'shared_classes', column: 'code' } },
    },
    class_message_recipients: { personId: ['person_id'] },
    class_message_replies: {
      personId: ['person_id', 'author_person_id'],
      file: 'class-message-replies.json',
      columns: ['id', 'class_message_id', 'author_person_id', 'text', 'sent_at'],
    },
  },
  reads: [
    'shared_class_trainers',
    'shared_classes',
    'shared_courses',
    'shared_enrollments',
    'shared_persons',
    'shared_standing_lessons',
  ],
  moves: {
    class_messages: {
      sender_person_id: { rows: 'stays', blocks: [{ is: 'staff' }] },
    },
    class_message_recipients: {
      person_id: { rows: 'moves', as: 'messages', one: [{ per: ['class_message_id'], else: 'class' }] },
    },
    class_message_replies: {
      person_id: 'follows',
      author_person_id: { rows: 'moves' },
    },
  },
} as const satisfies SliceTables;
