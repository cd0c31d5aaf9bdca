import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** A delivery has ids alone, and is purged by age. */
export const tables = {
  owns: {
    webhook_deliveries: 'impersonal',
    webhooks: 'impersonal',
  },
  reads: [],
} as const satisfies SliceTables;
