import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    certificate_issuers: 'impersonal',
    certificates: 'personal',
  },
  publishes: ['shared_certificates', 'shared_standing_certificates'],
  reads: [
    'shared_affiliations',
    'shared_classes',
    'shared_conclusions',
    'shared_courses',
    'shared_enrollments',
    'shared_files',
    'shared_organization_training',
    'shared_organizations',
    'shared_partners',
    'shared_persons',
    'shared_status_history',
    'shared_users',
  ],
  moves: {
    certificates: {
      person_id: {
        rows: 'moves',
        as: 'certificates',
        one: [{ per: ['course_id'], where: "status = 'issued'", else: 'certificate' }],
      },
    },
  },
} as const satisfies SliceTables;
