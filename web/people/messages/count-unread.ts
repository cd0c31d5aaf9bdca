import { api } from '#web/shared/api/api.ts';
import type { Unread } from '#web/shared/lists/badges.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';

export type Counted = keyof Unread;

/** One call each [specification 7]. */
export const countUnread: Record<Counted, (user: SessionUser) => Promise<number>> = {
  warnings: async ({ id }) => {
    const filter = { user_id: id, display_in_frontoffice: true };
    const { data } = await api().messages.retrieveUserWarningCounters({ data: { filter } });
    return data[0].unread;
  },
  notifications: async ({ person }) => {
    const { total } = await api().messages.retrieveNotifications({
      filter: { enabled: true, read: false, recipient_id: person.id },
      page: { number: 1, size: 1 },
    });
    return total;
  },
};
