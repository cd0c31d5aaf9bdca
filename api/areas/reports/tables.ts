import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {},
  reads: [
    'shared_certificates',
    'shared_classes',
    'shared_courses',
    'shared_employees',
    'shared_order_lines',
    'shared_organization_training',
    'shared_organizations',
  ],
} as const satisfies SliceTables;
