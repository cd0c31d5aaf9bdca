import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    asked_letters: 'by-reference',
    challenges: 'by-reference',
    consents: 'by-reference',
    known_devices: 'by-reference',
    passkeys: 'by-reference',
    persons: 'by-reference',
    recovery_codes: 'by-reference',
    refresh_tokens: 'by-reference',
    role_claims: 'impersonal',
    roles: 'impersonal',
    session_families: 'by-reference',
    sign_ups: 'by-reference',
    totp_secrets: 'by-reference',
    user_roles: 'by-reference',
    users: 'by-reference',
  },
  publishes: ['shared_persons', 'shared_users'],
  reads: ['shared_affiliations', 'shared_currencies', 'shared_locales', 'shared_organizations'],
} as const satisfies SliceTables;
