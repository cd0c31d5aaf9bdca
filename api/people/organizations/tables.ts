import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { affiliations: 'personal', organizations: 'impersonal' },
  publishes: ['shared_affiliations', 'shared_employees', 'shared_organization_people', 'shared_organizations'],
  reads: [],
  readsUpward: ['shared_paid_orders'],
  moves: {
    affiliations: {
      person_id: {
        rows: 'moves',
        as: 'organizations',
        one: [{ per: ['organization_id'], where: "status <> 'ended'", else: 'organization' }],
      },
      invited_by_user_id: 'stays',
      ended_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
