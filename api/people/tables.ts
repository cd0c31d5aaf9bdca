import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    email_changes: 'by-reference',
    qualifications: 'by-reference',
    student_documents: 'by-reference',
  },
  reads: ['shared_files'],
} as const satisfies SliceTables;
