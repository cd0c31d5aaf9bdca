import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { guide_acknowledgements: 'personal', learning_guides: 'by-reference' },
  reads: [
    'shared_classes',
    'shared_courses',
    'shared_enrollments',
    'shared_files',
    'shared_seat_due_dates',
    'shared_seat_enrollments',
  ],
} as const satisfies SliceTables;
