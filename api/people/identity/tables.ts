import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    api_tokens: {
      userId: ['user_id'],
      file: 'api-tokens.json',
      columns: ['id', 'name', 'claims', 'created_at', 'expires_at', 'last_used_at', 'last_used_address', 'revoked_at'],
    },
    asked_letters: 'by-reference',
    challenges: 'by-reference',
    consents: {
      userId: ['user_id'],
      file: 'consents.json',
      columns: ['id', 'purpose', 'version', 'given_at', 'withdrawn_at', 'guardian_name'],
      // Ended with the account.
      isErased: false,
    },
    factor_resets: {
      userId: ['user_id'],
      file: 'factor-resets.json',
      columns: ['id', 'reason', 'requested_at', 'expires_at', 'withdrawn_at', 'confirmed_at'],
    },
    known_devices: 'by-reference',
    passkeys: 'by-reference',
    persons: 'by-reference',
    recovery_codes: 'by-reference',
    refresh_tokens: 'by-reference',
    role_claims: 'impersonal',
    roles: 'impersonal',
    session_families: {
      userId: ['user_id'],
      file: 'sessions.json',
      columns: ['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at', 'revoke_reason'],
      // Erased with the account, after their tokens.
      isErased: false,
    },
    sign_ups: 'by-reference',
    totp_secrets: 'by-reference',
    user_invitations: 'by-reference',
    user_roles: 'by-reference',
    users: 'by-reference',
  },
  publishes: ['shared_persons', 'shared_trainers', 'shared_usernames', 'shared_users'],
  reads: [
    'shared_affiliations',
    'shared_currencies',
    'shared_locales',
    'shared_organizations',
    'shared_status_history',
  ],
  moves: {
    api_tokens: {
      user_id: 'ends',
      revoked_by: 'stays',
    },
    challenges: {
      user_id: 'ends',
    },
    consents: {
      user_id: { rows: 'moves', as: 'consents' },
    },
    factor_resets: {
      user_id: 'stays',
      requested_by: 'stays',
      confirmed_by: 'stays',
    },
    known_devices: {
      user_id: 'ends',
    },
    passkeys: {
      user_id: { rows: 'ends', blocks: [{ is: 'second_factor' }] },
    },
    recovery_codes: {
      user_id: 'ends',
    },
    session_families: {
      user_id: 'stays',
    },
    totp_secrets: {
      user_id: { rows: 'ends', blocks: [{ is: 'second_factor', where: 'confirmed_at is not null' }] },
    },
    user_invitations: {
      user_id: 'stays',
      invited_by: 'stays',
    },
    user_roles: {
      user_id: {
        rows: 'moves',
        one: [{ per: ['role_id'], else: 'dropped' }],
        blocks: [
          {
            is: 'staff',
            where: "role_id not in (select id from roles where name in ('student', 'client'))",
            of: 'either',
          },
        ],
      },
    },
    users: {
      person_id: 'stays',
    },
  },
} as const satisfies SliceTables;
