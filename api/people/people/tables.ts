import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    email_changes: { userId: ['user_id'] },
    qualifications: {
      personId: ['person_id'],
      file: 'student/qualifications.json',
      columns: ['id', 'level', 'field', 'institution', 'country', 'from_year', 'to_year', 'is_concluded', 'created_at'],
      unless: 'deleted_at',
      // Emptied with the student record.
      isErased: false,
    },
    student_documents: 'by-reference',
    trainer_profiles: {
      personId: ['person_id'],
      file: 'trainer-profile.json',
      columns: ['about', 'updated_at'],
      sortedBy: 'person_id',
    },
  },
  publishes: ['shared_accepted_documents', 'shared_documents_to_review', 'shared_trainer_profiles'],
  reads: ['shared_files'],
} as const satisfies SliceTables;
