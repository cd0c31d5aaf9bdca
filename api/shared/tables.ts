import type { SliceTables } from './database/slice-tables.ts';

export const tables = {
  owns: {
    audit_entries: 'by-reference',
    audit_entry_records: 'impersonal',
    demo_marks: 'impersonal',
    idempotency_keys: 'by-reference',
    mails: 'by-reference',
    migrations: 'impersonal',
    number_series: 'impersonal',
    one_time_tokens: 'by-reference',
    outbox_events: 'impersonal',
    rate_limits: 'by-reference',
    record_versions: 'by-reference',
    status_history: 'by-reference',
  },
  publishes: ['shared_audit_entries', 'shared_audit_entry_records', 'shared_status_history', 'shared_unsent_mails'],
  readsUpward: ['shared_persons', 'shared_users'],
  moves: {
    audit_entries: {
      user_id: 'stays',
    },
    record_versions: {
      updated_by: 'stays',
    },
    status_history: {
      actor_user_id: 'stays',
    },
  },
} as const satisfies SliceTables;
