import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    wishlist_entries: {
      userId: ['user_id'],
      file: 'wishlist.json',
      columns: ['id', 'saved_at'],
      names: { course: { id: 'course_id', from: 'shared_courses', column: 'title' } },
      unless: 'removed_at',
    },
  },
  reads: ['shared_courses', 'shared_enrollments', 'shared_users'],
  moves: {
    wishlist_entries: {
      user_id: { rows: 'moves', as: 'wishlist', one: [{ per: ['course_id'], else: 'dropped' }] },
    },
  },
} as const satisfies SliceTables;
