import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    attendance_codes: 'impersonal',
    attendances: 'personal',
  },
  reads: ['shared_class_trainers', 'shared_classes', 'shared_enrollment_rates', 'shared_lessons', 'shared_persons'],
} as const satisfies SliceTables;
