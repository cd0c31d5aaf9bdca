import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    form_responses: { personId: ['person_id'] },
    form_tokens: { personId: ['person_id'] },
    form_uploads: 'by-reference',
    form_versions: 'impersonal',
    forms: 'impersonal',
  },
  reads: ['shared_class_trainers', 'shared_classes', 'shared_courses', 'shared_partners', 'shared_persons'],
  moves: {
    form_responses: {
      person_id: { rows: 'moves', as: 'forms' },
    },
    form_tokens: {
      person_id: { rows: 'moves' },
    },
  },
} as const satisfies SliceTables;
