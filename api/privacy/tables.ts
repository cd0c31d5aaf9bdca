import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    account_closings: 'personal',
    consents: 'personal',
    data_exports: 'personal',
  },
  reads: ['shared_currencies', 'shared_files', 'shared_locales'],
  // Sign-up writes the consents that were given with it.
  lends: { identity: ['consents'] },
} as const satisfies SliceTables;
