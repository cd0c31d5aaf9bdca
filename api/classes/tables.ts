import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    class_trainers: 'by-reference',
    classes: 'impersonal',
    lessons: 'impersonal',
    seat_holds: 'impersonal',
    waiting_entries: 'personal',
  },
  publishes: ['shared_class_trainers', 'shared_classes', 'shared_standing_lessons'],
  reads: [
    'published_courses',
    'shared_categories',
    'shared_courses',
    'shared_files',
    'shared_partners',
    'shared_persons',
  ],
} as const satisfies SliceTables;
