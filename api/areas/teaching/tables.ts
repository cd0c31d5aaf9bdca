import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    class_messages: 'personal',
    class_message_recipients: 'personal',
    class_message_replies: 'personal',
  },
  reads: [
    'shared_class_trainers',
    'shared_classes',
    'shared_courses',
    'shared_enrollments',
    'shared_persons',
    'shared_standing_lessons',
  ],
} as const satisfies SliceTables;
