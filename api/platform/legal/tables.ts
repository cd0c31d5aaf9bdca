import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { legal_texts: 'by-reference' },
  readsUpward: ['shared_persons', 'shared_users'],
  moves: {
    legal_texts: {
      published_by: 'stays',
    },
  },
} as const satisfies SliceTables;
