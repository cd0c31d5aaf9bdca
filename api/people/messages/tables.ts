import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    message_versions: 'personal',
    notification_configurations: 'personal',
    notifications: 'personal',
    told_messages: 'personal',
    user_warnings: 'personal',
  },
} as const satisfies SliceTables;
