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
} as const satisfies SliceTables;
