import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { timetable_feeds: 'personal' },
  reads: [
    'shared_affiliations',
    'shared_class_trainers',
    'shared_classes',
    'shared_courses',
    'shared_enrollments',
    'shared_lessons',
    'shared_organization_training',
    'shared_persons',
  ],
} as const satisfies SliceTables;
