import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { gifts: 'personal' },
  reads: ['shared_classes', 'shared_order_gifts', 'shared_order_items', 'shared_refunds'],
  moves: {
    gifts: {
      person_id: { rows: 'moves', as: 'gifts' },
    },
  },
} as const satisfies SliceTables;
