import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    class_trainers: 'by-reference',
    classes: 'impersonal',
    lessons: 'by-reference',
    seat_holds: 'impersonal',
    waiting_entries: {
      userId: ['user_id'],
      file: 'waiting-lists.json',
      columns: ['joined_at', 'status', 'offer_expires_at', 'ended_at'],
      names: { code: { id: 'class_id', from: 'classes', column: 'code' } },
    },
  },
  publishes: [
    'shared_class_trainers',
    'shared_classes',
    'shared_classes_below_minimum',
    'shared_lessons',
    'shared_standing_lessons',
  ],
  reads: [
    'published_courses',
    'shared_affiliations',
    'shared_categories',
    'shared_courses',
    'shared_files',
    'shared_partners',
    'shared_persons',
    'shared_users',
  ],
  readsUpward: ['shared_enrollments', 'shared_modules', 'shared_organization_training'],
  moves: {
    class_trainers: {
      person_id: { rows: 'stays', blocks: [{ is: 'staff' }] },
    },
    lessons: {
      trainer_person_id: { rows: 'stays', blocks: [{ is: 'staff' }] },
    },
    waiting_entries: {
      user_id: {
        rows: 'moves',
        as: 'waiting',
        one: [{ per: ['class_id'], where: "status in ('waiting', 'offered')", else: 'waiting' }],
      },
    },
  },
} as const satisfies SliceTables;
