import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    class_files: 'by-reference',
  },
  reads: ['shared_affiliations', 'shared_class_trainers', 'shared_files', 'shared_persons', 'shared_seat_lines'],
  moves: {
    class_files: {
      added_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
