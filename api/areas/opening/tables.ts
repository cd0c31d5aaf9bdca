import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {},
  reads: ['published_courses', 'shared_categories', 'shared_classes', 'shared_partners'],
} as const satisfies SliceTables;
