import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    // Of people without an account; purged by age.
    contact_messages: 'by-reference',
    message_versions: { userId: ['user_id'] },
    notification_configurations: {
      userId: ['user_id'],
      file: 'messages/configuration.json',
      columns: ['kind', 'in_app', 'email'],
      sortedBy: 'kind',
    },
    notifications: {
      personId: ['recipient_id'],
      file: 'messages/notifications.json',
      columns: ['id', 'kind', 'subject', 'facts', 'read_at', 'created_at', 'deleted_at'],
    },
    told_messages: { userId: ['user_id'] },
    user_warnings: {
      userId: ['user_id'],
      file: 'messages/warnings.json',
      columns: ['id', 'type', 'kind', 'subject', 'facts', 'read_at', 'created_at', 'deleted_at'],
    },
  },
  publishes: ['shared_open_contact_messages'],
  moves: {
    contact_messages: {
      closed_by: 'stays',
    },
    message_versions: {
      user_id: 'ends',
    },
    notification_configurations: {
      user_id: { rows: 'moves', as: 'choices', one: [{ per: ['kind'], else: 'dropped' }] },
    },
    notifications: {
      recipient_id: { rows: 'moves', as: 'messages' },
    },
    told_messages: {
      user_id: { rows: 'moves', one: [{ per: ['kind', 'subject'], else: 'dropped' }] },
    },
    user_warnings: {
      user_id: { rows: 'moves', as: 'messages' },
    },
  },
} as const satisfies SliceTables;
