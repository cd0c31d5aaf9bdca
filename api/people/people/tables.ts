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
      columns: ['about', 'has_page', 'updated_at'],
      sortedBy: 'person_id',
    },
  },
  publishes: ['shared_accepted_documents', 'shared_documents_to_review', 'shared_trainer_profiles'],
  reads: ['shared_files'],
  moves: {
    email_changes: {
      user_id: 'ends',
    },
    qualifications: {
      person_id: { rows: 'moves', as: 'documents' },
    },
    student_documents: {
      person_id: {
        rows: 'moves',
        as: 'documents',
        one: [
          {
            per: ['category', 'qualification_id'],
            where: "category <> 'outros' and replaced_at is null and deleted_at is null",
            else: 'documents',
          },
        ],
      },
    },
    trainer_profiles: {
      person_id: { rows: 'stays', blocks: [{ is: 'staff' }] },
    },
  },
} as const satisfies SliceTables;
