import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    wishlist_entries: 'personal',
  },
  reads: ['shared_courses', 'shared_enrollments', 'shared_users'],
} as const satisfies SliceTables;
