import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    guide_acknowledgements: {
      personId: ['person_id'],
      file: 'learning-guides.json',
      columns: ['acknowledged_at'],
      names: {
        course_id: { id: 'guide_id', from: 'learning_guides', column: 'course_id' },
        title: { id: 'guide_id', from: 'learning_guides', column: 'title' },
      },
      sortedBy: 'guide_id',
    },
    learning_guides: 'by-reference',
  },
  reads: [
    'shared_classes',
    'shared_courses',
    'shared_enrollments',
    'shared_files',
    'shared_seat_due_dates',
    'shared_seat_enrollments',
  ],
  moves: {
    guide_acknowledgements: {
      person_id: { rows: 'moves', as: 'choices', one: [{ per: ['guide_id'], else: 'dropped' }] },
    },
    learning_guides: {
      added_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
