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
  moves: {
    attendance_codes: {
      opened_by_user_id: 'stays',
    },
    attendances: {
      enrollment_id: { through: 'shared_enrollments', as: 'attendances' },
      recorded_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
