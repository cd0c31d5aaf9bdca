import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    content_progress: 'personal',
    contents: 'impersonal',
    modules: 'impersonal',
    sco_states: 'personal',
    scorm_attempts: 'personal',
    scorm_packages: 'impersonal',
  },
  publishes: ['shared_content_progress', 'shared_contents', 'shared_done_contents', 'shared_modules'],
  reads: [
    'shared_class_assessments',
    'shared_class_trainers',
    'shared_classes',
    'shared_content_assessments',
    'shared_courses',
    'shared_enrollments',
    'shared_files',
    'shared_persons',
    'shared_published_grades',
    'shared_users',
  ],
} as const satisfies SliceTables;
