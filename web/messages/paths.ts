import type { Counted } from './count-unread.ts';

/** Where each sort of message is read. */
export const pathOf = {
  warnings: '/profile/warnings',
  notifications: '/profile/notifications',
} as const satisfies Record<Counted, string>;
