import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    assessments: 'impersonal',
    grade_changes: 'personal',
    grades: 'personal',
  },
  publishes: ['shared_class_assessments', 'shared_published_grades'],
  reads: ['shared_class_trainers', 'shared_classes', 'shared_enrollments', 'shared_persons', 'shared_users'],
  moves: {
    assessments: {
      created_by_user_id: 'stays',
    },
    grade_changes: {
      changed_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
