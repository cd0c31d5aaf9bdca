import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    attendance_codes: 'impersonal',
    attendances: 'personal',
  },
  reads: [
    'shared_class_trainers',
    'shared_classes',
    'shared_courses',
    'shared_enrollment_rates',
    'shared_enrollments',
    'shared_lessons',
    'shared_partners',
    'shared_persons',
  ],
} as const satisfies SliceTables;
