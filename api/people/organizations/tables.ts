import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { affiliations: 'personal', organizations: 'impersonal' },
  publishes: ['shared_affiliations', 'shared_employees', 'shared_organization_people', 'shared_organizations'],
  reads: [],
  readsUpward: ['shared_paid_orders'],
} as const satisfies SliceTables;
