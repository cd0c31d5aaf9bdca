import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    attempt_answers: 'personal',
    attempt_files: 'personal',
    attempts: 'personal',
    content_assessments: 'impersonal',
    extra_times: 'personal',
  },
  publishes: ['shared_content_assessments'],
  reads: [
    'shared_class_trainers',
    'shared_classes',
    'shared_content_progress',
    'shared_contents',
    'shared_enrollments',
    'shared_files',
    'shared_persons',
  ],
  moves: {
    attempts: {
      enrollment_id: { through: 'shared_enrollments', as: 'attempts' },
      graded_by_user_id: 'stays',
    },
    extra_times: {
      set_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
