import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  // Purged by age: who has taken what says nothing once it is decided.
  owns: { inbox_assignments: 'by-reference' },
  reads: [
    'shared_classes',
    'shared_classes_below_minimum',
    'shared_courses',
    'shared_currencies',
    'shared_documents_to_review',
    'shared_failed_hand_overs',
    'shared_files_to_review',
    'shared_open_cases',
    'shared_open_contact_messages',
    'shared_orders',
    'shared_organizations',
    'shared_pending_payments',
    'shared_persons',
    'shared_reported_reviews',
    'shared_running_refunds',
    'shared_unsent_mails',
    'shared_users',
  ],
  moves: {
    inbox_assignments: {
      user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
