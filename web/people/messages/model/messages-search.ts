import { warningTypes } from '#contract/people/messages/values.ts';
import { laterPage, oneOf, searchReader } from '#contract/rules/search-reader.ts';

export const states = ['active', 'deactivated', 'deleted'] as const;

const ofNotifications = { state: oneOf(states, 'active'), read: oneOf(['unread', 'read']), page: laterPage };

export const readNotificationsSearch = searchReader(ofNotifications);
export type NotificationsSearch = ReturnType<typeof readNotificationsSearch>;

export const readWarningsSearch = searchReader({ ...ofNotifications, type: oneOf(warningTypes) });
export type WarningsSearch = ReturnType<typeof readWarningsSearch>;

export function filterOf({ state, read, type }: WarningsSearch) {
  return {
    ...(state === 'deleted' ? { deleted: true } : { active: state === undefined }),
    ...(read && { read: read === 'read' }),
    ...(type && { type }),
  };
}

export function isNarrowed({ read, type }: WarningsSearch): boolean {
  return read !== undefined || type !== undefined;
}
