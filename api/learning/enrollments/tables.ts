import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    enrollment_files: 'personal',
    enrollments: 'personal',
  },
  publishes: [
    'shared_conclusions',
    'shared_enrollment_rates',
    'shared_enrollments',
    'shared_files_to_review',
    'shared_organization_training',
    'shared_seat_enrollments',
  ],
  reads: [
    'shared_accepted_documents',
    'shared_accepted_regulations',
    'shared_class_assessments',
    'shared_class_trainers',
    'shared_classes',
    'shared_content_progress',
    'shared_contents',
    'shared_courses',
    'shared_files',
    'shared_order_items',
    'shared_order_lines',
    'shared_orders',
    'shared_organizations',
    'shared_partners',
    'shared_persons',
    'shared_standing_lessons',
    'shared_users',
  ],
  moves: {
    enrollments: {
      person_id: {
        rows: 'moves',
        as: 'enrollments',
        one: [
          { per: ['class_id'], where: "status in ('registered', 'enrolled')", else: 'class' },
          {
            per: ['course_id'],
            where: "status in ('registered', 'enrolled') and concluded_at is null",
            else: 'course',
          },
        ],
      },
    },
  },
} as const satisfies SliceTables;
