import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    review_reports: {
      personId: ['person_id'],
      file: 'reviews/reports.json',
      columns: ['id', 'review_id', 'reason', 'created_at'],
    },
    reviews: 'personal',
  },
  publishes: ['shared_reported_reviews'],
  reads: ['shared_class_trainers', 'shared_classes', 'shared_courses', 'shared_persons'],
  moves: {
    review_reports: {
      person_id: { rows: 'moves', one: [{ per: ['review_id'], else: 'dropped' }] },
    },
    reviews: {
      person_id: { rows: 'moves', as: 'reviews', one: [{ per: ['course_id'], else: 'reviews' }] },
    },
  },
} as const satisfies SliceTables;
