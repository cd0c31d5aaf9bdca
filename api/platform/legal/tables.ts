import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { legal_texts: 'by-reference' },
  readsUpward: ['shared_persons', 'shared_users'],
} as const satisfies SliceTables;
