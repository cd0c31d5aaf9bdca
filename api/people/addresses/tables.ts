import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** Orders and invoices have their own copy of the address, which fiscal law keeps. */
export const tables = {
  owns: {
    tax_addresses: {
      userId: ['user_id'],
      file: 'tax-addresses.json',
      columns: [
        'id',
        'name',
        'tax_id',
        'country',
        'street',
        'city',
        'region',
        'postal_code',
        'email',
        'is_default',
        'used_at',
        'hidden_at',
        'created_at',
        'updated_at',
      ],
    },
  },
  moves: {
    tax_addresses: {
      user_id: { rows: 'moves', as: 'addresses', unsets: ['is_default'] },
    },
  },
} as const satisfies SliceTables;
