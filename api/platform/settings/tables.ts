import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    application_setting_changes: 'by-reference',
    application_settings: 'impersonal',
    currencies: 'impersonal',
    exchange_rates: 'impersonal',
    locales: 'impersonal',
  },
  publishes: ['shared_currencies', 'shared_locales'],
  readsUpward: ['shared_persons', 'shared_users'],
  moves: {
    application_setting_changes: {
      changed_by: 'stays',
    },
  },
} as const satisfies SliceTables;
