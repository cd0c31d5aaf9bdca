import type { Counted } from './count-unread.ts';

export const pathOf = {
  warnings: '/profile/warnings',
  notifications: '/profile/notifications',
} as const satisfies Record<Counted, string>;
