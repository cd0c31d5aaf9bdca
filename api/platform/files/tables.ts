import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    files: 'by-reference',
    pictures: 'by-reference',
  },
  publishes: ['shared_files'],
} as const satisfies SliceTables;
