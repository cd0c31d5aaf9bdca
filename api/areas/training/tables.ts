import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** Seats stay with their orders, which fiscal law keeps. */
export const tables = {
  owns: {
    course_requests: {
      personId: ['person_id'],
      file: 'course-requests.json',
      columns: ['id', 'class_id', 'note', 'status', 'decline_reason', 'requested_at', 'decided_at'],
      names: { organization: { id: 'organization_id', from: 'shared_organizations', column: 'name' } },
    },
    promised_seats: 'impersonal',
    seat_due_dates: 'impersonal',
  },
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
  moves: {
    course_requests: {
      person_id: {
        rows: 'moves',
        as: 'requests',
        one: [
          { per: ['organization_id', 'class_id'], where: "status in ('requested', 'approved')", else: 'organization' },
        ],
      },
      decided_by_user_id: 'stays',
    },
    promised_seats: {
      promised_by_user_id: 'stays',
    },
    seat_due_dates: {
      set_by_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
