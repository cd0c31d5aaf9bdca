import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: { class_messages: 'personal' },
  reads: ['shared_class_trainers', 'shared_classes', 'shared_courses', 'shared_persons', 'shared_standing_lessons'],
} as const satisfies SliceTables;
