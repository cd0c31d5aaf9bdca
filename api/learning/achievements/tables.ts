import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** The addresses under which achievements are shared are erased with them. */
export const tables = {
  owns: {
    achievements: {
      personId: ['person_id'],
      file: 'achievements.json',
      columns: ['kind', 'level', 'earned_at', 'enrollment_id'],
      flags: { is_shared: 'token' },
    },
  },
  reads: ['shared_conclusions', 'shared_courses', 'shared_done_contents', 'shared_enrollments', 'shared_persons'],
  moves: {
    achievements: {
      person_id: { rows: 'moves', as: 'achievements', one: [{ per: ['kind', 'level'], else: 'dropped' }] },
    },
  },
} as const satisfies SliceTables;
