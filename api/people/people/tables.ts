import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    email_changes: 'by-reference',
    qualifications: 'by-reference',
    student_documents: 'by-reference',
    trainer_profiles: 'by-reference',
  },
  publishes: ['shared_accepted_documents', 'shared_trainer_profiles'],
  reads: ['shared_class_trainers', 'shared_classes', 'shared_files'],
} as const satisfies SliceTables;
