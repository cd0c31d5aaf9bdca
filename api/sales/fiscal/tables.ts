import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    fiscal_documents: 'personal',
    fiscal_hand_overs: 'personal',
    fiscal_series: 'impersonal',
  },
  publishes: ['shared_fiscal_documents'],
  reads: ['shared_files', 'shared_orders'],
} as const satisfies SliceTables;
