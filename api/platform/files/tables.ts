import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    files: 'by-reference',
    pictures: 'by-reference',
  },
  publishes: ['shared_files'],
  moves: {
    files: {
      owner_user_id: { rows: 'moves', as: 'files' },
    },
    pictures: {
      owner_user_id: { rows: 'moves' },
    },
  },
} as const satisfies SliceTables;
