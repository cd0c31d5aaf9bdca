import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: { course_requests: 'personal', promised_seats: 'impersonal', seat_due_dates: 'impersonal' },
  publishes: ['shared_seat_due_dates'],
  reads: [
    'shared_affiliations',
    'shared_class_trainers',
    'shared_classes',
    'shared_content_progress',
    'shared_courses',
    'shared_organization_people',
    'shared_organizations',
    'shared_persons',
    'shared_seat_enrollments',
    'shared_seat_lines',
    'shared_seats',
    'shared_standing_certificates',
    'shared_standing_lessons',
  ],
} as const satisfies SliceTables;
