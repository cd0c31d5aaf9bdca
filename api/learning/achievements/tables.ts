import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { achievements: 'personal' },
  reads: ['shared_conclusions', 'shared_courses', 'shared_done_contents', 'shared_enrollments', 'shared_persons'],
} as const satisfies SliceTables;
