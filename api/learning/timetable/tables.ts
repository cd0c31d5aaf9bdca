import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** Erasing a feed revokes its address. */
export const tables = {
  owns: {
    timetable_feeds: {
      personId: ['person_id'],
      file: 'timetable-feeds.json',
      columns: ['id', 'enrollment_id', 'is_taught', 'created_at'],
    },
  },
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
  moves: {
    timetable_feeds: {
      person_id: { rows: 'moves', as: 'choices', one: [{ per: ['enrollment_id', 'is_taught'], else: 'dropped' }] },
    },
  },
} as const satisfies SliceTables;
