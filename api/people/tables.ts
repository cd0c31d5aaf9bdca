import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    email_changes: 'by-reference',
    qualifications: 'by-reference',
    student_documents: 'by-reference',
  },
  publishes: ['shared_accepted_documents'],
  reads: ['shared_files'],
} as const satisfies SliceTables;
