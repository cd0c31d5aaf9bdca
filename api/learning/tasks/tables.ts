import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    hand_in_files: 'personal',
    hand_ins: 'personal',
    tasks: 'impersonal',
  },
  reads: [
    'shared_affiliations',
    'shared_class_trainers',
    'shared_classes',
    'shared_contents',
    'shared_enrollments',
    'shared_files',
    'shared_organization_training',
    'shared_persons',
    'shared_users',
  ],
  moves: {
    hand_ins: {
      enrollment_id: { through: 'shared_enrollments', as: 'hand_ins' },
      reviewed_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
