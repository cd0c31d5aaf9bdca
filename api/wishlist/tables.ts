import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    wishlist_entries: 'personal',
  },
  reads: ['shared_courses'],
} as const satisfies SliceTables;
