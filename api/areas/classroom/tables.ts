import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    class_files: 'by-reference',
  },
  reads: ['shared_affiliations', 'shared_class_trainers', 'shared_files', 'shared_persons', 'shared_seat_lines'],
} as const satisfies SliceTables;
